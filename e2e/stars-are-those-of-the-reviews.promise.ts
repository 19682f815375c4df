// Stars, their count and the reviews say the same wherever they stand; without reviews there are no stars.
import { expect, test } from './support/browser-test.ts';

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();
const visible = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--.*?-->/g, '');

test('[CAT-2] the stars of a tile are those of the page and of its reviews, the reader’s language first and others marked', async ({
  shop,
}) => {
  const list = visible(await textOf(`${shop.consumer}/category/copy-paper_copy-paper`));
  const [, label = '', count = ''] = /(\d(?:\.\d)? out of 5 stars, (\d+) reviews)/.exec(list) ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  const page = await textOf(`${shop.consumer}/p/product_246810`);
  expect(visible(page)).toContain(label);
  expect(page).toContain(`"reviewCount":${count}`);
  const all = visible(await textOf(`${shop.consumer}/reviews/246810`));
  expect(all.match(/<article/g)).toHaveLength(Number(count));
  expect(all).toContain('Written in French');
  expect(all.indexOf('Never jams')).toBeLessThan(all.indexOf('Aucun bourrage'));
  const french = visible(await textOf(`${shop.consumer}/fr-ca/reviews/246810`));
  expect(french.indexOf('Aucun bourrage')).toBeLessThan(french.indexOf('Never jams'));
  expect(french).toContain('Rédigé en anglais');
});

test('[CAT-2] a product without reviews has no stars, and its page says so in both languages', async ({ shop }) => {
  for (const [edition, none] of [
    ['', 'No reviews yet.'],
    ['/fr-ca', 'Aucun avis pour le moment.'],
  ] as const) {
    const { tiles } = (await (
      await fetch(`${shop.consumer}${edition}/api/listing`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.consumer },
        body: JSON.stringify({ categoryId: 'binders' }),
      })
    ).json()) as { readonly tiles: readonly { readonly rating: object | null; readonly href: string }[] };
    const bare = tiles.find(({ rating }) => rating === null);
    const page = await textOf(shop.consumer + (bare?.href ?? ''));
    expect(visible(page)).toContain(none);
    expect(page).not.toContain('aggregateRating');
  }
});

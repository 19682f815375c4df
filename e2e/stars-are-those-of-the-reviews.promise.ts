// Stars, their count and the reviews say the same wherever they stand; without reviews there are no stars.
import { expect, test } from './support/browser-test.ts';

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();
const sent = async <T>(address: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json', origin: new URL(address).origin };
  return (await (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
};
const visible = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--.*?-->/g, '');

test('[CAT-2] the stars of a tile are those of the page and of its reviews, the reader’s language first and others marked', async ({
  shop,
}) => {
  const { tiles } = await sent<{ tiles: readonly { rating: { average: number; count: number }; href: string }[] }>(
    `${shop.consumer}/api/tiles/shown`,
    { itemIds: ['246810'] },
  );
  const { average = 0, count = 0 } = tiles[0]?.rating ?? {};
  expect(count).toBeGreaterThan(1);
  const page = await textOf(shop.consumer + (tiles[0]?.href ?? ''));
  expect(visible(page)).toContain(`${average} out of 5 stars, ${count} reviews`);
  expect(page).toContain(`"ratingValue":${average},"reviewCount":${count}`);
  const all = visible(await textOf(`${shop.consumer}/reviews/246810`));
  expect(all.match(/<article/g)).toHaveLength(count);
  expect(all).toContain('Written in French');
  expect(all.indexOf('Never jams')).toBeLessThan(all.indexOf('Aucun bourrage'));
  const french = visible(await textOf(`${shop.consumer}/fr-ca/reviews/246810`));
  expect(french.indexOf('Aucun bourrage')).toBeLessThan(french.indexOf('Never jams'));
  expect(french).toContain('Rédigé en anglais');
});

test('[CAT-2] a product without reviews has no stars, and its page says so in both languages', async ({ shop }) => {
  for (const [edition, none] of [
    ['', 'No reviews yet.'],
    ['/fr-ca', 'Aucun avis pour l’instant.'],
  ] as const) {
    const { tiles } = await sent<{ tiles: readonly { rating: object | null; href: string }[] }>(`${shop.consumer}${edition}/api/listing`, {
      categoryId: 'binders',
    });
    const bare = tiles.find(({ rating }) => rating === null);
    const page = await textOf(shop.consumer + (bare?.href ?? ''));
    expect(visible(page)).toContain(none);
    expect(page).not.toContain('aggregateRating');
  }
});

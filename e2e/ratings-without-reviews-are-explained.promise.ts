// A product may come with stars of its own and no review written here: its page must not say both without a word between them.
import { expect, test } from './support/browser-test.ts';

test('[CAT-2] a product with stars and no review says that they were given elsewhere, in both languages', async ({ shop }) => {
  const pageOf = async (edition: string): Promise<string> => {
    // The last of a long list is one that nobody wrote about.
    const list = await (await fetch(`${shop.consumer}${edition}/search?q=binder&sort=priceDesc`)).text();
    const address = [...list.matchAll(/href="([^"]+\/product_[^"#]+)"/g)].at(-1)?.[1] ?? '';
    return (await fetch(shop.consumer + address)).text();
  };
  expect(await pageOf('')).toContain('Rated elsewhere. No reviews here yet.');
  expect(await pageOf('/fr-ca')).toContain('Noté ailleurs. Aucun avis ici pour l’instant.');
});

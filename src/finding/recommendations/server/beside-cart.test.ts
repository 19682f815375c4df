// Rows beside a cart complement it: staples with a stapler, not more staplers (REC-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { writeBaskets } from '#finding/recommendations/server';
import { testShop, type TestShop } from '#test/shop';

type Reply = Static<(typeof recommendationsContract)['POST /api/recommendations']['reply']>;

const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`stapler${at}`, `Castor full-strip stapler, model ${at}`])),
  staples: 'Castor standard staples, 1/4 in.',
  heavy: 'Castor heavy-duty staples, 1/2 in.',
  remover: 'Castor staple remover',
  opener: 'Castor letter opener',
  pens: 'Castor gel pens',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'staplers' })]);
      await writeProducts(
        tx,
        Object.entries(NAMES).map(([itemId, name]) =>
          aRecord({
            itemId,
            categoryId: 'staplers',
            text: { 'en-US': { name, description: '' } },
            ...(itemId === 'stapler0' && { accessories: ['pens'] }),
          }),
        ),
      );
      await writeStock(
        tx,
        Object.keys(NAMES).map((itemId) => ({ itemId, location: 'US', onHand: 50 })),
        'whereNew',
      );
      const together = ['stapler5', 'stapler6', 'stapler7', 'stapler8', 'staples', 'opener'];
      await writeBaskets(
        tx,
        ['a', 'b'].map((basketId) => ({ basketId, customer: null, boughtAt: '2026-01-05T00:00:00Z', itemIds: together })),
      );
    }),
  );
});
afterAll(() => shop.close());

const rowFor = async (place: string, ...itemIds: string[]) => {
  const { rows } = (await shop.browser().send('POST', '/api/recommendations', { place, itemIds, viewed: [] })).json<Reply>();
  return { heading: rows[0]?.heading, items: rows[0]?.tiles.map(({ itemId }) => itemId) ?? [] };
};
const isStapler = (itemId: string): boolean => itemId.startsWith('stapler');

test.each(['cart', 'cartOverlay'])(
  '[REC-2] %s: accessories and staples come with a stapler, and one other stapler at most',
  async (place) => {
    const { heading, items } = await rowFor(place, 'stapler0');
    expect(heading).toBe('considerThese');
    expect(items[0]).toBe('pens');
    expect(items).toEqual(expect.arrayContaining(['staples', 'heavy', 'remover', 'opener']));
    expect(items.filter(isStapler)).toHaveLength(1);
    expect(items.findIndex(isStapler)).toBe(items.length - 1);
  },
);

test('[REC-2] what customers bought together has one of a kind beside a cart that holds it', async () => {
  const { heading, items } = await rowFor('checkout', 'stapler5');
  expect(heading).toBe('alsoBought');
  expect(items.filter(isStapler)).toHaveLength(1);
  expect(items).toEqual(expect.arrayContaining(['staples', 'opener']));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { compareContract } from '#finding/compare/contract';
import { demoShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

type Compared = Static<(typeof compareContract)['POST /api/compare']['reply']>;
const compare = async (itemIds: readonly string[], prefix = '') => shop.browser().send('POST', `${prefix}/api/compare`, { itemIds });

test('[CAT-5] products are compared row by row, in the requested order', async () => {
  const { tiles, rows } = (await compare(['246820', '246810', '246820', 'no-such-item'])).json<Compared>();
  expect(tiles.map(({ itemId }) => itemId)).toEqual(['246820', '246810']);
  expect(rows.length).toBeGreaterThan(3);
  for (const { values } of rows) expect(values).toHaveLength(2);
  expect(rows.filter(({ differs }) => differs).every(({ values }) => values[0] !== values[1])).toBe(true);
});

test('[CAT-5] a comparison is in the language and currency of its page', async () => {
  const french = (await compare(['246810'], '/fr-ca')).json<Compared>();
  const english = (await compare(['246810'])).json<Compared>();
  expect(french.tiles[0]?.price).toMatch(/\$$/);
  expect(french.rows.map(({ label }) => label)).not.toEqual(english.rows.map(({ label }) => label));
});

test('[CAT-5] every product whose name says its color has it in the comparison', async () => {
  const { rows } = (await compare(['520331', '520332'])).json<Compared>();
  expect(rows.find(({ label }) => label === 'Color')).toEqual({ label: 'Color', values: ['Black', 'Gray'], differs: true });
});

test('[CAT-5] a fifth product is refused', async () => {
  expect((await compare(['1', '2', '3', '4', '5'])).status).toBe(400);
});

test('[CAT-5] alternates are other products of the same kind', async () => {
  const itemIds = ['246810', '310877'];
  const { tiles } = (await shop.browser().send('POST', '/api/compare/alternates', { itemIds })).json<{ tiles: Compared['tiles'] }>();
  expect(tiles.length).toBeGreaterThan(3);
  expect(tiles.some(({ itemId }) => itemIds.includes(itemId))).toBe(false);
  const { tiles: nothing } = (await shop.browser().send('POST', '/api/compare/alternates', { itemIds: [] })).json<{ tiles: unknown[] }>();
  expect(nothing).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopDay } from '#base/site/rules';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { demoAgreements, demoContracts, demoPartnerPoints, demoProducts, demoStores, exampleReviews, featured } from './catalogue/index.ts';
import { loadDemoCatalogue } from './load-catalogue.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const countOf = async (table: string) => Number((await db.raw(`select count(*) as n from ${table}`)).rows[0]?.['n']);

test('[CAT-1] the demo catalogue passes every constraint, and loading reports its progress', async () => {
  const lines: string[] = [];
  expect(await loadDemoCatalogue(db, (line) => lines.push(line))).toBe(demoProducts.length);
  expect(lines.at(-1)).toBe(`Demo catalogue: ${demoProducts.length} of ${demoProducts.length} products`);
  expect(await countOf('product')).toBe(demoProducts.length);
  expect(await countOf('price')).toBe(demoProducts.reduce((sum, { prices }) => sum + Object.keys(prices).length, 0));
  expect(await countOf('store')).toBe(demoStores.length + demoPartnerPoints.length);
});

test('[B2B-4] contracts and the home page name existing items', async () => {
  const agreed = demoContracts.flatMap(({ items }) => items.flatMap(({ prices = {} }) => Object.keys(prices)));
  const named = demoAgreements(shopDay(new Date()));
  expect(await countOf('contract_price')).toBe(agreed.length + named.prices.size);
  expect(await countOf('contract_rule')).toBe(named.rules.size);
  expect(await countOf('placement')).toBe(featured.deals.length + featured.bestSellers.length);
});

test('[CAT-2] every example review has an existing product, and featured products have reviews', async () => {
  const reviews = exampleReviews(new Date());
  expect(await countOf('review')).toBe(reviews.length);
  const reviewed = new Set(reviews.map(({ itemId }) => itemId));
  expect([...featured.deals, ...featured.bestSellers].filter((itemId) => !reviewed.has(itemId))).toEqual([]);
});

test('a second start writes nothing', async () => {
  const before = db.statements.count;
  expect(await loadDemoCatalogue(db, () => expect.unreachable())).toBe(0);
  expect(db.statements.count - before).toBe(1);
});

// Measures French search on the judged searches, so that tuning cannot make it worse than the README says.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProducts } from '../../../demo/server/catalogue/index.ts';
import { judgedFrench, ndcg } from '../fixtures.ts';
import { demoShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

test('[CAT-7] sixty judged French searches reach NDCG@10 of .80', async () => {
  const listed = demoProducts.filter(({ prices, status = 'active' }) => prices.CAD !== undefined && status === 'active');
  const guest = shop.browser();
  const scores: number[] = [];
  for (const judged of judgedFrench()) {
    const reply = await guest.send('GET', `/fr-ca/api/search?size=10&q=${encodeURIComponent(judged.query)}`);
    const { items } = reply.json<{ items: { itemId: string }[] }>();
    scores.push(
      ndcg(
        judged,
        items.map(({ itemId }) => itemId),
        listed,
      ),
    );
  }
  expect(scores).toHaveLength(60);
  expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(0.8);
});

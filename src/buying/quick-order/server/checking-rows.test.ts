import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuickRow } from '#buying/quick-order/contract';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

async function check(browser: Browser, rows: readonly { number: string; qty?: string }[], locale = ''): Promise<QuickRow[]> {
  const reply = await browser.send('POST', `${locale}/api/quick-order/check`, { rows });
  expect(reply.status).toBe(200);
  return reply.json<{ rows: QuickRow[] }>().rows;
}

test('[ATC-6] each row is answered in its order: found, not found with a suggestion, a wrong quantity', async () => {
  const rows = await check(shop.browser(), [
    { number: '246-811', qty: '2' },
    { number: '24681l', qty: '1' },
    { number: '246811', qty: 'ten' },
    { number: 'no such thing 123' },
  ]);
  expect(rows.map(({ number, state }) => [number, state])).toEqual([
    ['246-811', 'found'],
    ['24681l', 'unknown'],
    ['246811', 'badQuantity'],
    ['no such thing 123', 'unknown'],
  ]);
  expect(rows[0]).toMatchObject({ itemId: '246811', qty: 2, finalPrice: expect.any(Number) as number });
  expect(rows[1]?.choices.map(({ itemId }) => itemId)).toContain('246811');
});

test('[ATC-6] in French the row and its messages are French', async () => {
  const [row] = await check(shop.browser(), [{ number: '246811', qty: '0' }], '/fr-ca');
  expect(row?.messages).toEqual([{ code: 'INVALID_QTY', description: 'La quantité d’un des articles est incorrecte' }]);
  expect(row?.url).toMatch(/^\/fr-ca\//);
});

test('[ATC-6] a thousand rows fit one call, more are refused; then one call adds them all', async () => {
  const browser = shop.browser();
  const rows = Array.from({ length: 1_000 }, () => ({ number: '246811', qty: '1' }));
  expect((await check(browser, rows)).filter(({ state }) => state === 'found').length).toBeGreaterThan(100);
  expect((await browser.send('POST', '/api/quick-order/check', { rows: [...rows, ...rows] })).status).toBe(400);
  const found = (await check(browser, [{ number: '246811', qty: '3' }])).map(({ itemId, qty }) => ({ itemId, qty }));
  const { cart } = (await browser.send('POST', '/cc/api/checkout/default/item', { items: found, version: 'b2' })).json<{
    cart: { items: { itemId: string; qty: number }[] };
  }>();
  expect(cart.items).toMatchObject([{ itemId: '246811', qty: 3 }]);
});

test('a check changes nothing: a visitor stays without a cart', async () => {
  const browser = shop.browser();
  await check(browser, [{ number: '246811', qty: '2' }]);
  expect((await browser.send('GET', '/cc/api/checkout')).json<{ cart: { items: unknown[] } }>().cart.items).toEqual([]);
});

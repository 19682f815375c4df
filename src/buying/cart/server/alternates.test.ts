// Successors of discontinued items, and opting out of them, wherever items are added (CART-21).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { add, testCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import type { TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

const codes = ({ messages }: Pick<CartReply, 'messages'>): readonly string[] => messages.map(({ code }) => code);

test('[CART-2, CART-21] ignoreHrdAlt: a discontinued item is replaced by its successor, unless the caller or the shopper does not want that', async () => {
  const browser = shop.browser();
  const replaced = await add(browser, [{ itemId: '111', qty: 2 }]);
  expect(replaced.cart.items).toMatchObject([{ itemId: '100', qty: 2, altItem: { altType: 'HARD', origItemId: '111' } }]);
  expect(replaced.messages).toMatchObject([{ code: 'HARD_ALT_ADDED', type: 'info', itemId: '100' }]);
  expect(codes(await add(shop.browser(), [{ itemId: '111' }], { ignoreHrdAlt: true }))).toEqual(['ITEM_NOT_AVAILABLE']);

  const no = await browser.send('GET', '/cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT&value=111');
  expect([no.status, no.json()]).toEqual([200, { type: 'HARD_ALT_OPT_OUT', value: '111', days: 30 }]);
  expect(no.headers['cache-control']).toContain('no-store');
  expect(codes(await add(browser, [{ itemId: '111' }]))).toEqual(['ITEM_NOT_AVAILABLE']);
});

test('[CART-21] quick orders, lists and saved items respect an opt-out too', async () => {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Ana Ruiz', email: 'declines@example.com', password: 'a long enough password' });
  await browser.send('POST', '/cc/api/sfl', { itemId: '111' });
  const { listId } = (await browser.send('POST', '/cc/api/list', { name: 'Old', items: [{ itemId: '111' }] })).json<{ listId: string }>();
  const row = async () =>
    (await browser.send('POST', '/api/quick-order/check', { rows: [{ number: '111' }] })).json<{ rows: object[] }>().rows;
  const listed = async () => (await browser.send('GET', `/cc/api/list/${listId}`)).json<{ items: object[] }>().items;
  expect(await row()).toMatchObject([{ state: 'replaced', itemId: '100', namedItemId: '111' }]);
  expect(await listed()).toMatchObject([{ itemId: '111', addItemId: '100', addable: true }]);

  await browser.send('GET', '/cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT&value=111');
  expect(await row()).toMatchObject([{ state: 'blocked', itemId: '111', messages: [{ code: 'ITEM_NOT_AVAILABLE' }] }]);
  expect(await listed()).toMatchObject([{ addable: false, addItemId: '111', messages: [{ code: 'ITEM_NOT_AVAILABLE' }] }]);
  const moved = (await browser.send('POST', '/cc/api/sfl/cart', {})).json<CartReply>();
  expect([codes(moved), moved.cart.items]).toEqual([['ITEM_NOT_AVAILABLE'], []]);
});

test('[CART-21] trust 15: an opt-out from another site, or of another type, is refused', async () => {
  const url = '/cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT&value=111';
  expect((await shop.browser().send('GET', url, undefined, { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' })).status).toBe(
    403,
  );
  expect((await shop.browser().send('GET', '/cc/api/cart/opt/type?type=OTHER&value=111')).status).toBe(400);
});

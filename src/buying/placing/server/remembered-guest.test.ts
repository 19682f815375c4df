// A guest's cart in the server's memory is locked without a read: it is ordered only if the database has the same version.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '#test/shop';
import { prepareCarts } from '#test/carts';
import { buyer, count, type Buyer } from '#buying/orders/fixtures';

const ITEM = '100';
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const ORDERED = 'select l.qty from order_head h join order_line l using (order_number) where h.cart_id = $1';
const ownerOf = async ({ cartId }: Buyer): Promise<string> =>
  String((await shop.db.raw('select owner_id from cart where cart_id = $1', [cartId])).rows[0]?.['owner_id']);

test('[CHK-4] a guest’s cart is ordered from memory while the database says that it is the same version', async () => {
  const guest = await buyer(shop, { itemId: ITEM });
  // This write keeps the version, so a server that read the cart again would see it.
  await shop.db.raw('update cart_line set qty = 3 where cart_id = $1', [guest.cartId]);
  expect((await guest.place()).status).toBe(200);
  const { rows } = await shop.db.raw(ORDERED, [guest.cartId]);
  expect(rows).toEqual([{ qty: 1 }]);
});

test('[CHK-4] a cart whose session ended on another server is not ordered', async () => {
  const guest = await buyer(shop, { itemId: ITEM });
  const orders = await count(shop.db, 'order_head');
  await shop.db.raw('delete from session where shopper_id = $1', [await ownerOf(guest)]);
  const reply = await guest.place();
  expect([reply.status, reply.json()['code']]).toEqual([404, 'CART_ID_NOT_FOUND']);
  expect(await count(shop.db, 'order_head')).toBe(orders);
});

test('[CHK-4] trust 10: items that another server added are priced before the order', async () => {
  const guest = await buyer(shop, { itemId: ITEM });
  const orders = await count(shop.db, 'order_head');
  await shop.db.raw('update cart_line set qty = 3 where cart_id = $1', [guest.cartId]);
  await shop.db.raw('update cart set version = version + 1 where cart_id = $1', [guest.cartId]);
  const refused = await guest.place();
  expect([refused.status, refused.json()['code']]).toEqual([409, 'TOTAL_CHANGED']);
  expect(await count(shop.db, 'order_head')).toBe(orders);
  const seen = (await guest.details()) as unknown as { readonly amounts: { readonly total: number } };
  expect((await guest.place({ total: seen.amounts.total })).status).toBe(200);
  const { rows } = await shop.db.raw(ORDERED, [guest.cartId]);
  expect(rows).toEqual([{ qty: 3 }]);
});

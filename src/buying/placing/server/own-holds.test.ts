// The last unit is in an order that is not finished: for its shopper it is in stock wherever the shop shows stock, for everybody else it is not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { answerAt, buyer, CARDS, count, type Buyer, type Visitor } from '#buying/orders/fixtures';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date() }, prepareCarts);
});
afterAll(() => shop.close());

interface CartSeen {
  readonly items: readonly { readonly qty: number; readonly messages: readonly { readonly code: string }[] }[];
  readonly cartAttributes: { readonly proceedCheckout: boolean };
}

/** What cart, checkout, product page and delivery say about the item. */
async function seenBy(browser: Visitor, itemId: string) {
  const { cart } = (await browser.send('GET', '/cc/api/checkout')).json<{ cart: CartSeen }>();
  const view = (await browser.send('GET', '/cc/api/checkout/default/details')).json<{ amounts: { total: number } }>();
  const page = (await browser.send('GET', `/api/product/${itemId}`)).json<{ tile: { isOutOfStock: boolean } }>();
  const own = (await browser.send('POST', '/api/tiles', { itemIds: [itemId], zip: '01702' })).json<{
    tiles: { delivery: { ok: boolean } }[];
  }>();
  return {
    cart: [cart.items.flatMap(({ messages }) => messages.map(({ code }) => code)), cart.cartAttributes.proceedCheckout],
    pays: view.amounts.total > 0,
    outOfStock: page.tile.isOutOfStock,
    delivers: own.tiles[0]?.delivery.ok,
  };
}
const IN_STOCK = { cart: [[], true], pays: true, outOfStock: false, delivers: true };

const units = async (itemId: string, onHand: number): Promise<void> => {
  await shop.db.raw(`update stock set on_hand = allocated + ${onHand} where item_id = '${itemId}' and location = 'US'`);
};

/** A buyer of all units, whose payment is open. */
async function open(card: string): Promise<{ readonly guest: Buyer; readonly field: string }> {
  await units('104', 4);
  const stranger = shop.browser();
  await expect.poll(async () => (await seenOf(stranger)).isOutOfStock).toBe(false);
  const guest = await buyer(shop, { itemId: '104', qty: 4, card });
  const reply = await guest.place();
  expect([409, 503]).toContain(reply.status);
  await expect.poll(async () => (await seenOf(stranger)).isOutOfStock).toBe(true);
  return { guest, field: reply.json<{ field?: string }>().field ?? '' };
}
const draftOf = async ({ cartId }: Buyer): Promise<string> =>
  String(
    (await shop.db.raw(`select order_number from order_head where cart_id = '${cartId}' and status = 'draft'`)).rows[0]?.['order_number'],
  );
const seenOf = async (browser: Visitor) => (await browser.send('GET', '/api/product/104')).json<{ tile: { isOutOfStock: boolean } }>().tile;

test('[CHK-3] [PAY-9] while the bank asks, the shopper who goes back finds the last units in stock, and pays for them', async () => {
  const { guest, field } = await open(CARDS.asksPasses);
  await expect.poll(() => seenBy(guest.browser, '104')).toEqual(IN_STOCK);
  await answerAt(await shop.provider(), field, 'yes');
  expect((await guest.browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber: await draftOf(guest) })).status).toBe(200);
  // The placed order is no hold any more.
  await expect.poll(async () => (await seenOf(guest.browser)).isOutOfStock).toBe(true);
});

test('[CHK-3] [PAY-9] the same when the payment company did not answer, and another card pays instead', async () => {
  const { guest } = await open(CARDS.down);
  await expect.poll(() => seenBy(guest.browser, '104')).toEqual(IN_STOCK);
  await guest.useCard(CARDS.approved);
  expect((await guest.place()).status).toBe(200);
  expect(
    await count(
      shop.db,
      'stock_allocation',
      `item_id = '104' and status = 'allocated' and order_number in
    (select order_number from order_head where cart_id = '${guest.cartId}' and status = 'placed')`,
    ),
  ).toBe(1);
});

test('[CHK-3] a refused question of the bank gives the last units back to everybody', async () => {
  const { guest, field } = await open(CARDS.asksPasses);
  await answerAt(await shop.provider(), field, 'no');
  await guest.browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber: await draftOf(guest) });
  await expect.poll(() => seenBy(guest.browser, '104')).toMatchObject({ cart: [[], true], outOfStock: false });
  const other = shop.browser();
  await expect.poll(async () => (await add(other, [{ itemId: '104', qty: 4 }])).status).toBe(200);
});

test('[CHK-3] what only the store has run out of is not called out of stock while a warehouse has some', async () => {
  const guest = await buyer(shop, { itemId: '100', qty: 3, delivery: { deliveryType: 'ISP', pickStoreNumber: '0008' } });
  const atWarehouses = (n: number) =>
    shop.db.raw(`update stock set on_hand = allocated + ${n} where item_id = '100' and location in ('US', 'CA')`);
  const refused = async (): Promise<unknown[]> => {
    const { status, ...reply } = await guest.place();
    const { code, message } = reply.json<{ code: string; message: string }>();
    return [status, code, message];
  };
  await atWarehouses(2);
  // Another server's order has taken the store's units, and this one has not heard of it.
  await shop.db.raw(`update stock set allocated = on_hand where item_id = '100' and location = '0008'`);
  const short = (text: string): unknown[] => [409, 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', text];
  expect(await refused()).toEqual(short('Item(s) in your cart requires attention. Please review before proceeding to checkout.'));
  await atWarehouses(0);
  await expect.poll(refused).toEqual(short('One or more items in your cart is out of stock. Please remove the item to proceed.'));
});

// A stock count that finds less while a shopper is in checkout shows at the step and at placing; nothing is charged (trust 1).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutView } from '#buying/checkout/contract';
import { formatDay } from '#base/locale/rules';
import { importStockSheet, writeStock } from '#goods/inventory/server';
import { booksOf, buyer } from '#buying/orders/fixtures';
import { cartOf, ITEM, prepareCarts, put } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const details = async (browser: Browser): Promise<CheckoutView> =>
  (await browser.send('GET', '/cc/api/checkout/default/details')).json<CheckoutView>();
/** The same import as `npm run staff -- stock import`. */
const countIn = (itemId: string, onHand: number, location = 'US') =>
  importStockSheet(shop.db, [{ itemId, location, onHand, safety: null, inbound: null }], 'count.csv');
const since = new Date().toISOString();
const authorised = async (): Promise<number> => (await booksOf(shop, { since })).length;

test('[CHK-4, CART-9] a lower count during checkout shows at the step and at placing; with a lower quantity the order goes through', async () => {
  const browser = shop.browser();
  const guest = await buyer(shop, { browser, itemId: '104', qty: 4 });
  expect((await details(browser)).stop).toBe('');
  const before = await authorised();
  await countIn('104', 2);
  await expect.poll(async () => (await details(browser)).stop).not.toBe('');
  const cart = await cartOf(browser);
  expect(cart.items[0]).toMatchObject({ messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }], inventory: { items: [{ availablequantity: 2 }] } });
  const refused = await guest.place();
  expect(refused.status).toBe(409);
  const stopped = await details(browser);
  expect(refused.json()['message']).toBe(stopped.stop);
  // The answer names the line, the available units and the remedies.
  expect(stopped.shortages).toEqual([
    {
      cartItemId: cart.items[0]?.cartItemId,
      itemId: '104',
      title: cart.items[0]?.product.name,
      href: expect.stringContaining('product_104'),
      message: cart.items[0]?.messages[0]?.description,
      qty: 4,
      available: 2,
      canBeDelivered: false,
    },
  ]);
  expect(await authorised()).toBe(before);

  await browser.send('POST', ITEM, { items: [{ cartItemId: cart.items[0]?.cartItemId, qty: 2 }] }, put);
  const { stop, amounts, shortages } = await details(browser);
  expect([stop, shortages]).toEqual(['', []]);
  expect((await guest.place({ total: amounts.total })).status).toBe(200);
});

test('[CHK-4, DLV-1] an order whose arrival day changed is refused until the shopper has seen the new day', async () => {
  await writeStock(shop.db, [{ itemId: '106', location: 'US-W', onHand: 20 }], 'whereNew');
  const browser = shop.browser();
  const { cartId } = await buyer(shop, { browser, itemId: '106' });
  const seen = await details(browser);
  const place = ({ amounts: { total }, arrivals }: CheckoutView) =>
    browser.send('POST', '/cc/api/checkout/default/order', { cartId, total, arrivals });
  const before = await authorised();
  // The near centre has none left: the item now comes from the other coast.
  await countIn('106', 0);
  await expect.poll(async () => (await details(browser)).arrivals).not.toBe(seen.arrivals);
  const refused = await place(seen);
  expect([refused.status, refused.json()['code']]).toEqual([409, 'ARRIVAL_CHANGED']);
  const shown = (view: CheckoutView): string => formatDay(new Date(`${view.shipments[0]?.earliest}T12:00:00Z`), 'UTC', 'en-US');
  const title = seen.shipments[0]?.lines[0]?.title;
  expect(refused.json()['message']).toBe(
    `${title} now arrives ${shown(await details(browser))}, not ${shown(seen)}. Nothing was charged. Check the new dates, then place the order.`,
  );
  expect(await authorised()).toBe(before);
  const now = await details(browser);
  expect(now.shipments[0]?.earliest).not.toBe(seen.shipments[0]?.earliest);
  expect((await place(now)).status).toBe(200);
});

test('[CHK-4, DLV-3] a pickup whose shelf is empty can be delivered instead, right in the review', async () => {
  const browser = shop.browser();
  const way = { deliveryType: 'ISP', pickStoreNumber: '0008' };
  await browser.send('POST', ITEM, { items: [{ itemId: '100', qty: 2, ...way }] });
  expect((await details(browser)).shortages).toEqual([]);
  await countIn('100', 0, '0008');
  await expect
    .poll(async () => (await details(browser)).shortages)
    .toMatchObject([{ itemId: '100', qty: 2, available: 0, canBeDelivered: true }]);
  const [line] = (await details(browser)).shortages;
  await browser.send('POST', ITEM, { items: [{ cartItemId: line?.cartItemId, deliveryType: 'STA' }] }, put);
  expect(await details(browser)).toMatchObject({ stop: '', shortages: [], mode: 'ship-to-address' });
});

test('[CHK-4, DLV-1] units that a shelf has just lost come from another shelf', async () => {
  await writeStock(shop.db, [{ itemId: '101', location: 'US-W', onHand: 20 }], 'whereNew');
  const guest = await buyer(shop, { itemId: '101', qty: 3 });
  await shop.db.raw(`update stock set on_hand = allocated where item_id = '101' and location = 'US'`);
  const placed = await guest.place();
  expect(placed.status, placed.body).toBe(200);
  const { rows } = await shop.db.raw('select location, qty from stock_allocation where order_number = $1', [
    String(placed.json()['orderNumber']),
  ]);
  expect(rows).toEqual([{ location: 'US-W', qty: 3 }]);
});

// Every option and parameter of the cart's calls has an effect, and none bypasses a rule (CART-2, CART-4, CART-6, T20).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { writeCoupons } from '#goods/promotions/server';
import { aCoupon, NOW } from '../fixtures.ts';
import { add, cartOf, del, ITEM, put, testCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import type { Browser, TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

const edit = async (browser: Browser, body: object) => (await browser.send('POST', ITEM, body, put)).json<CartReply>();
const update = (browser: Browser, body: object, query = '') => browser.send('POST', `/cc/api/checkout/default${query}`, body, put);
const codes = ({ messages }: Pick<CartReply, 'messages'>): readonly string[] => messages.map(({ code }) => code);

test('[CART-2] skipInv skips only the early answer: the line is added, reports out of stock and blocks the order', async () => {
  const { cart, messages } = await add(shop.browser(), [{ itemId: '102' }], { skipInv: true });
  expect(messages).toEqual([]);
  expect(cart).toMatchObject({
    items: [{ itemId: '102', counted: false, messages: [{ code: 'OUT_OF_STOCK' }] }],
    cartAttributes: { hardStop: true, proceedCheckout: false },
    cartSummary: { ordTotal: 0 },
  });
});

test('[CART-2] ignoreExistQty sets the quantity; the limit still holds', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '103', qty: 4 }]);
  expect((await add(browser, [{ itemId: '103', qty: 2 }], { ignoreExistQty: true })).cart.items).toMatchObject([{ qty: 2, prevQty: 4 }]);
  expect(codes(await add(browser, [{ itemId: '103', qty: 6 }], { ignoreExistQty: true }))).toEqual(['QTY_LIMIT_ITEM']);
});

test('[CART-2, CART-4, CART-5] mmx: reads and commands also list the ids of saved items', async () => {
  const browser = shop.browser();
  const { items } = (await browser.send('POST', '/cc/api/sfl', { itemId: '101' })).json<{ items: { listItemId: string }[] }>();
  const saved = items.map(({ listItemId }) => listItemId);
  expect((await add(browser, [{ itemId: '106' }])).cart.sflItems).toBeUndefined();
  const { cart } = await add(browser, [{ itemId: '100' }], { mmx: true });
  expect(cart.sflItems).toEqual(saved);
  expect((await cartOf(browser)).sflItems).toBeUndefined();
  expect((await cartOf(browser, '?mmx=true')).sflItems).toEqual(saved);
  const gone = await browser.send('POST', `${ITEM}/${cart.items[0]?.cartItemId}?mmx=true`, undefined, del);
  expect(gone.json<CartReply>().cart.sflItems).toEqual(saved);
  expect((await update(browser, { zipCode: '02110' }, '?mmx=true')).json<CartReply>().cart.sflItems).toEqual(saved);
});

test('[CART-2] forceUpdate: an add with the version of an older cart adds nothing without it', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100' }]);
  const { version } = (await add(browser, [{ itemId: '101' }])).cart;
  const items = [{ itemId: '100', qty: 4, version: cart.version }, { itemId: '106' }];
  const stale = await add(browser, items, { coupons: ['FIVE'] });
  expect([codes(stale), stale.cart.version]).toEqual([['CART_STATUS_ERROR'], version]);
  expect([stale.cart.items.map(({ qty }) => qty), stale.cart.coupons]).toEqual([[1, 1], []]);
  expect((await add(browser, items, { forceUpdate: true })).cart.items.map(({ qty }) => qty)).toEqual([5, 1, 1]);
  expect(codes(await add(browser, [{ itemId: '101', version: version + 1 }]))).toEqual([]);
});

test('[CART-2] duplicateOrder adds what is available and answers the rest one by one', async () => {
  const items = [{ itemId: '100' }, { itemId: '101', qty: 0 }, { itemId: '102' }];
  expect((await add(shop.browser(), items)).code).toBe('INVALID_QTY');
  const again = await add(shop.browser(), items, { duplicateOrder: true });
  expect(again.cart.items.map(({ itemId }) => itemId)).toEqual(['100']);
  expect(codes(again)).toEqual(['INVALID_QTY', 'OUT_OF_STOCK']);
});

test('[CART-22] buy now is open to everybody on the consumer site, and to accounts on the business site', async () => {
  const guest = await add(shop.browser(), [{ itemId: '100' }], { buyNow: true });
  expect([guest.status, guest.cart.buyNowEligible]).toEqual([200, false]);
  const business = shop.browser('business');
  expect((await business.send('POST', ITEM, { items: [{ itemId: '100' }], buyNow: true })).json()).toMatchObject({ code: 'MISSING_USER' });
  expect((await update(business, {}, '?buyNow=true')).status).toBe(401);
  expect((await business.send('GET', '/cc/api/checkout?buyNow=true')).status).toBe(401);
});

test('[CART-5] on the business site an account pays, so the shopper must sign in', async () => {
  const business = shop.browser('business');
  expect(codes((await update(business, { po: 'PO-1' }, '?actionType=UPDATE_ACCOUNTING')).json<CartReply>())).toEqual(['MISSING_USER']);
});

test('[CART-6, CART-14, CART-15] free items: samples with a purchase and gifts of coupons, nothing else', async () => {
  await shop.db.transaction((tx) =>
    writeCoupons(tx, [aCoupon({ code: 'GIFT', kind: 'freeItem', value: 0, scope: 'item', freeItemId: '101', minimum: 2_000 })]),
  );
  const browser = shop.browser();
  await expect
    .poll(async () => codes(await add(browser, [{ itemId: '100', qty: 3 }], { coupons: ['GIFT'], ignoreExistQty: true })))
    .toContain('COUPON_FREE_ITEM_NOT_CHOSEN');
  const offered = await cartOf(browser);
  expect(offered.availableFreeItems).toMatchObject([{ itemId: '101', coupon: 'GIFT', qty: 1 }]);
  const taken = await edit(browser, { freeItems: [{ itemId: '101' }, { itemId: '108' }, { itemId: '103' }] });
  expect(codes(taken)).toEqual(['INVALID_FREE_ITEM']);
  expect(taken.cart.items.map(({ itemId, priceInfo }) => [itemId, priceInfo.finalPrice])).toEqual([
    ['100', 30],
    ['101', 0],
    ['108', 0],
  ]);
  expect(taken.cart.coupons).toMatchObject([{ code: 'GIFT', applied: true, amount: 8 }]);
});

test('[CART-6] an edit with the version of an older cart changes nothing without forceUpdate', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100' }]);
  await add(browser, [{ itemId: '101' }]);
  const items = [{ cartItemId: cart.items[0]?.cartItemId, qty: 5, version: cart.items[0]?.version }];
  const stale = await edit(browser, { items });
  expect([codes(stale), stale.cart.items[0]?.qty]).toEqual([['CART_STATUS_ERROR'], 1]);
  expect((await edit(browser, { items, forceUpdate: true })).cart.items[0]?.qty).toBe(5);
});

test('[CART-13] a closed cart answers that it is closed, another shopper’s cart 404', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100' }]);
  await shop.db.raw(`update cart set status = 'merged' where cart_id = $1`, [cart.cartId]);
  const query = `?cartId=${cart.cartId}`;
  expect((await update(browser, {}, query)).json()).toMatchObject({ status: 409, code: 'CART_STATUS_ERROR' });
  expect((await update(shop.browser(), {}, query)).json()).toMatchObject({ status: 404, code: 'CART_ID_NOT_FOUND' });
});

test('[CART-6, CART-16, CART-27] furniture service: a fee for each piece, or priced later; never for more pieces than the line has', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '109', qty: 2 }]);
  const cartItemId = cart.items[0]?.cartItemId;
  expect(cart.items[0]?.furnSvcInfo).toEqual({
    level: null,
    qty: 0,
    fee: null,
    levels: [
      { level: 'BASC', feePerUnit: 39 },
      { level: 'CUST', feePerUnit: null },
    ],
  });
  const basic = (await edit(browser, { items: [{ cartItemId, furnSvcInfo: { level: 'BASC', qty: 2 } }] })).cart;
  expect(basic).toMatchObject({ furnSvcFee: 78, items: [{ furnSvcInfo: { level: 'BASC', qty: 2, fee: 78 } }] });
  expect(basic.cartSummary.fees).toContainEqual({ kind: 'FURNITURE_SERVICE', amount: 78, taxable: false, refundable: true });
  const { cartSubTotal, shipFee, tax, ordTotal } = basic.cartSummary;
  expect(ordTotal).toBeCloseTo(cartSubTotal + shipFee + tax + 78, 2);
  // Fewer pieces, fewer services.
  expect((await edit(browser, { items: [{ cartItemId, qty: 1 }] })).cart.furnSvcFee).toBe(39);
  const custom = (await edit(browser, { items: [{ cartItemId, furnSvcInfo: { level: 'CUST', qty: 1 } }] })).cart;
  expect([custom.cartAttributes.isFurnitureServicesFeeTBD, custom.furnSvcFee]).toEqual([true, null]);
  expect(codes(await edit(browser, { items: [{ cartItemId, furnSvcInfo: { level: 'BASC', qty: 2 } }] }))).toEqual([
    'FURNITURE_SERVICE_NOT_OFFERED',
  ]);
  expect((await edit(browser, { items: [{ cartItemId, furnSvcInfo: null }] })).cart.furnSvcFee).toBe(0);
});

test('[CART-1, CART-28] a line may have a budget center of its own, and the cart reports that one has', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100' }]);
  const cartItemId = cart.items[0]?.cartItemId;
  expect((await edit(browser, { items: [{ cartItemId, bcName: 'Labs 7' }] })).cart.items[0]?.itemAccountInfo).toEqual({ bcName: 'Labs 7' });
  expect(await cartOf(browser)).toMatchObject({
    items: [{ itemAccountInfo: { bcName: 'Labs 7' } }],
    cartAccountInfo: { isLIBCSelected: true },
  });
  expect((await edit(browser, { items: [{ cartItemId, bcName: null }] })).cart.items[0]?.itemAccountInfo).toBeUndefined();
  expect((await cartOf(browser)).cartAccountInfo.isLIBCSelected).toBeUndefined();
});

test('[CART-13, CART-10] gift cards have a limit, assembly excludes pickup, invalid numbers get a message', async () => {
  expect(codes(await add(shop.browser(), [{ itemId: '112', qty: 5 }]))).toEqual(['GIFT_CARD_LIMIT_EXCEEDED']);
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '109' }, { itemId: '110', parentItemId: '109' }]);
  const moved = await edit(browser, { items: [{ cartItemId: cart.items[0]?.cartItemId, deliveryType: 'ISP', pickStoreNumber: '0008' }] });
  expect([codes(moved), moved.cart.items[0]?.shippingInfo.deliveryType]).toEqual([['DELIVERY_COMBINATION_CONSTRAINT_FAILED'], 'STA']);
  expect(
    codes(await add(shop.browser(), [{ itemId: 'no such/item' }, { itemId: 'K-1##' }, { itemId: 'K-2##', resolvedItemId: '100' }])),
  ).toEqual(['INVALID_DATA_ITEM', 'SKU_INVALID']);
  expect(codes(await add(shop.browser(), [{ itemId: '101', deliveryType: 'ISP', pickStoreNumber: '0008' }]))).toEqual([
    'NOT_AVAILABLE_FOR_BOPIS',
  ]);
});

test('[CART-4] excluded parts are left out; unsupported ones are refused', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '102' }], { skipInv: true });
  expect((await cartOf(browser)).items[0]?.alternates).toHaveLength(1);
  expect((await cartOf(browser, '?alt=false')).items[0]?.alternates).toEqual([]);
  expect((await cartOf(browser, '?invDtls=false')).items[0]?.inventory.items).toEqual([]);
  expect((await cartOf(browser, '?grindType=ALL&wt=json&alt=true&invDtls=true')).items[0]?.inventory.items).toHaveLength(1);
  expect((await browser.send('GET', '/cc/api/checkout?wt=xml')).status).toBe(400);
});

test('[CART-13] returned stock and changed prices since the last visit are announced until the shopper has seen them', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '102' }], { skipInv: true });
  const cost = (await add(browser, [{ itemId: '104' }])).cart.items[1]?.priceInfo.finalPricePerUnit;
  expect((await cartOf(browser)).items[1]?.addToCartPriceInfo).toBeUndefined();
  await shop.db.raw(`update stock set on_hand = 9 where item_id = '102' and location = 'US'`);
  await shop.db.raw(`update price set base = 1200 where item_id = '104' and currency = 'USD'`);
  const said = async () => (await cartOf(browser)).items.flatMap(({ messages }) => messages.map(({ code }) => code));
  await expect.poll(said).toEqual(['BACK_IN_STOCK', 'PRICE_CHANGED']);
  expect((await cartOf(browser)).items[1]?.addToCartPriceInfo).toEqual({ finalPricePerUnit: cost });
  await update(browser, { seen: true });
  expect(await said()).toEqual([]);
  await shop.db.raw(`update stock set on_hand = 0 where item_id = '102' and location = 'US'`);
});

test('[CART-1] a read with trace=true explains every cent of a line', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '101', qty: 3 }], { coupons: ['FIVE'] });
  const [item] = (await cartOf(browser, '?trace=true')).items;
  expect(item?.trace?.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['price', 30],
    ['reduction', -6],
    ['coupon', -5],
    ['tax', 1.19],
  ]);
  expect((await cartOf(browser)).items[0]?.trace).toBeUndefined();
});

async function accountHolder(): Promise<Browser> {
  const browser = shop.browser();
  await openAccount(shop, browser, {
    fullName: 'Ana Ruiz',
    email: `holder${crypto.randomUUID()}@example.com`,
    password: 'a long enough password',
  });
  return browser;
}

test('[CART-1] an empty cart lives six hours, a guest’s thirty days, an account’s ninety; a cart at checkout stays', async () => {
  const open = async (itemId: string | null, days: number, account = false): Promise<string> => {
    const browser = account ? await accountHolder() : shop.browser();
    const { cart } = await add(browser, [{ itemId: '100' }]);
    if (itemId === null) await edit(browser, { items: [{ cartItemId: cart.items[0]?.cartItemId, qty: 0 }] });
    await shop.db.raw(`update cart set updated_at = $2 where cart_id = $1`, [cart.cartId, new Date(NOW - days * 86_400_000)]);
    return cart.cartId;
  };
  const carts = [
    await open(null, 0.2),
    await open(null, 0.3),
    await open('100', 29),
    await open('100', 31),
    await open('100', 89, true),
    await open('100', 91, true),
  ];
  await shop.runJob('housekeeping');
  const statusOf = async (id: string) => (await shop.db.raw('select status from cart where cart_id = $1', [id])).rows[0]?.['status'];
  expect(await Promise.all(carts.map(statusOf))).toEqual(['active', 'expired', 'active', 'expired', 'active', 'expired']);
});

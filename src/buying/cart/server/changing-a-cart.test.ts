import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { quantityChange } from '#buying/cart/rules';
import { add, cartOf, del, ITEM, put, testCarts } from '#test/carts';
import type { TestShop } from '#test/shop';
import { NOW } from '../fixtures.ts';

let shop: TestShop;
let now = new Date(NOW);
beforeAll(async () => {
  shop = await testCarts({ now: () => now });
});
afterAll(() => shop.close());

test('[CART-6] a quantity is set, in steps and limits; 0 removes', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100' }, { itemId: '103' }]);
  const [paper, few] = cart.items.map(({ cartItemId }) => cartItemId);
  const changed = (
    await browser.send(
      'POST',
      ITEM,
      {
        items: [
          { cartItemId: paper, qty: 7 },
          { cartItemId: few, qty: '9' },
        ],
      },
      put,
    )
  ).json<CartReply>();
  expect(changed.cart.items.map(({ qty }) => qty)).toEqual([7, 5]);
  expect(changed.messages).toMatchObject([{ code: 'QTY_LIMIT_EXCEEDED', cartItemId: few }]);
  const removed = (
    await browser.send('POST', ITEM, { items: [{ cartItemId: few, qty: 0 }], responseType: 'DELTA' }, put)
  ).json<CartReply>();
  expect(removed.cart.items).toMatchObject([{ cartItemId: few, status: 'DELETED', actioned: 'DELETED_ITEM', prevQty: 5 }]);
  expect((await cartOf(browser)).items.map(({ cartItemId }) => cartItemId)).toEqual([paper]);
});

test('[CART-17] each answer reports what happened to a line and to its quantity', async () => {
  const browser = shop.browser();
  const seen: unknown[] = [];
  const look = ({ cart }: CartReply) =>
    void seen.push(cart.items.map((item) => [item.actioned, quantityChange(item), item.prevQty, item.qty]));
  const first = await add(browser, [{ itemId: '100', qty: 2 }]);
  look(first);
  const cartItemId = first.cart.items[0]?.cartItemId;
  look(await add(browser, [{ itemId: '100' }]));
  const change = async (edit: object) =>
    look((await browser.send('POST', ITEM, { items: [{ cartItemId, ...edit }] }, put)).json<CartReply>());
  await change({ qty: 1 });
  await change({ deliveryType: 'ISP', pickStoreNumber: '0008' });
  look({ cart: await cartOf(browser), messages: [] });
  await change({ qty: 0 });
  const delta = { items: [{ cartItemId }], responseType: 'DELTA' };
  look((await browser.send('POST', ITEM, delta)).json<CartReply>());
  expect(seen).toEqual([
    [['ADD_ITEM', 'increase', 0, 2]],
    [['EDIT_ITEM', 'increase', 2, 3]],
    [['EDIT_ITEM', 'decrease', 3, 1]],
    [['EDIT_ITEM', 'none', 1, 1]],
    [['NONE', 'none', 1, 1]],
    [],
    [['ADD_ITEM', 'increase', 0, 1]],
  ]);
});

test('[CART-6] an edit without a cart item id is refused', async () => {
  expect((await shop.browser().send('POST', ITEM, { items: [{ qty: 2 }] }, put)).json()).toMatchObject({
    status: 400,
    code: 'INVALID_ITEMS',
  });
});

test('[CART-3, CART-9] a removed line can be restored for a while, unchanged', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100', qty: 3 }, { itemId: '101' }]);
  const id = cart.items[0]?.cartItemId;
  await browser.send('POST', `${ITEM}/${id}?cartId=${cart.cartId}`, undefined, del);
  expect((await cartOf(browser, '?removed=true')).items.map(({ status }) => status)).toEqual(['DELETED', 'active']);
  const back = await add(browser, [{ cartItemId: id }]);
  expect(back.cart.items.map(({ cartItemId, qty }) => [cartItemId, qty])).toEqual([
    [id, 3],
    [cart.items[1]?.cartItemId, 1],
  ]);
  await browser.send('POST', `${ITEM}/${id}`, undefined, del);
  now = new Date(now.getTime() + 16 * 60_000);
  await add(browser, [{ itemId: '101' }]);
  expect((await add(browser, [{ cartItemId: id }])).code).toBe('CART_ITEM_ID_NOT_FOUND');
});

test('[CART-3] another shopper’s line, an unknown line and a foreign cart are not found', async () => {
  const mine = shop.browser();
  const other = shop.browser();
  const theirs = (await add(other, [{ itemId: '100' }])).cart;
  const own = (await add(mine, [{ itemId: '100' }])).cart;
  const id = theirs.items[0]?.cartItemId;
  const tries = [
    await mine.send('POST', `${ITEM}/${id}`, undefined, del),
    await mine.send('POST', ITEM, { items: [{ cartItemId: id, qty: 9 }] }, put),
    await mine.send('POST', ITEM, { items: [{ cartItemId: id }] }),
    await mine.send('POST', ITEM, { items: [{ itemId: '105', parentRelationCartItemId: id }] }),
    await mine.send('POST', `${ITEM}/${own.items[0]?.cartItemId}?cartId=${theirs.cartId}`, undefined, del),
    await shop.browser().send('POST', `${ITEM}/${id}`, undefined, del),
  ];
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await cartOf(other)).items).toMatchObject([{ qty: 1 }]);
});

test('[CART-5] zip, store, coupons and accounting belong to the cart; an unknown action is refused', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '101', qty: 3 }]);
  const update = (body: object, query = '') => browser.send('POST', `/cc/api/checkout/default${query}`, body, put);
  expect((await update({ zipCode: '97201' })).json<CartReply>().cart).toMatchObject({
    cartSummary: { tax: 0 },
    cartAttributes: { zipCode: '97201' },
  });
  expect((await update({ zipCode: '972' })).json<CartReply>().messages).toMatchObject([
    { code: 'INVALID_ZIP', description: 'Invalid zip code' },
  ]);
  const withCoupon = (await update({ coupons: ['five'] })).json<CartReply>();
  expect(withCoupon.messages).toEqual([{ code: 'ADDED_TO_CART', type: 'info', description: 'Your coupon has been added to the cart.' }]);
  expect(withCoupon.cart).toMatchObject({
    coupons: [{ code: 'FIVE', amount: 5, applied: true }],
    cartSummary: { cartSubTotal: 24, cartSubTotalAfterCoupons: 19 },
  });
  expect((await update({ coupons: ['NOPE'] })).json<CartReply>().messages).toMatchObject([{ code: 'COUPON_UNKNOWN', type: 'failure' }]);
  expect((await update({ removeCoupons: ['FIVE'] })).json<CartReply>().cart.coupons).toEqual([]);
  // Nobody's account is charged here, so nothing looks as if one were.
  const accounted = (await update({ bc: 'Facilities 4410', po: 'PO-1' }, '?actionType=UPDATE_ACCOUNTING')).json<CartReply>();
  expect(accounted).toMatchObject({ messages: [{ code: 'MISSING_USER' }], cart: { cartAccountInfo: { bc: null, po: null, por: null } } });
  const withdrawn = (await update({ bc: null, po: '' }, '?actionType=UPDATE_ACCOUNTING')).json<CartReply>();
  expect(withdrawn.messages).toEqual([]);
  expect((await update({}, '?actionType=DROP')).status).toBe(400);
});

test('[CART-5] each action does only its own work: accounting changes no address, and proceeding reports what blocks the order', async () => {
  const browser = shop.browser();
  const update = async (body: object, query: string) =>
    (await browser.send('POST', `/cc/api/checkout/default${query}`, body, put)).json<CartReply>();
  await add(browser, [{ itemId: '101' }]);
  const accounted = await update({ zipCode: '97201', po: 'PO-1' }, '?actionType=UPDATE_ACCOUNTING');
  expect(accounted).toMatchObject({ messages: [{ code: 'MISSING_USER' }], cart: { cartAttributes: { zipCode: '01702' } } });
  const goOn = () => update({ proceedCheckout: true, po: 'PO-2' }, '?actionType=UPDATE_STATUS');
  expect(await goOn()).toMatchObject({
    cart: { cartAccountInfo: { po: null }, cartAttributes: { proceedCheckout: true } },
    messages: [],
  });
  await add(browser, [{ itemId: '102' }], { skipInv: true });
  expect((await goOn()).messages).toMatchObject([{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'failure' }]);
});

test('[CART-15] coupons may come with SKUs', async () => {
  const { cart, messages } = await add(shop.browser(), [{ itemId: '101', qty: 3 }], { coupons: ['FIVE'] });
  expect(cart.coupons).toMatchObject([{ code: 'FIVE', applied: true }]);
  expect(messages).toMatchObject([{ description: 'Your SKU and your coupon have been added to the cart.' }]);
});

test('[DLV-3, ATC-5] a line moves to pickup at a store that has it', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100', qty: 2 }]);
  const reply = await browser.send(
    'POST',
    ITEM,
    { items: [{ cartItemId: cart.items[0]?.cartItemId, deliveryType: 'ISP', pickStoreNumber: '0008' }] },
    put,
  );
  expect(reply.json<CartReply>().cart).toMatchObject({
    items: [
      {
        shippingInfo: { deliveryType: 'ISP', pickStoreNumber: '0008' },
        selectedDeliveryOption: { group: 'oneHourPickup', pickupStoreNumber: '0008' },
      },
    ],
    stores: [{ storeNumber: '0008', name: 'Framingham' }],
    cartAttributes: { deliveryMode: 'pickup' },
    cartSummary: { shipFee: 0 },
  });
});

test('[CART-2] a browser that keeps no cookies is told so instead of getting a cart that is lost at once', async () => {
  const reply = await shop.browser().send('POST', '/fr-ca' + ITEM, { items: [{ itemId: '100' }] }, { 'x-cookies': 'refused' });
  expect(reply.json()).toMatchObject({ status: 400, code: 'COOKIES_REFUSED', message: expect.stringContaining('témoins') });
});

test('[CART-2] addresses, source and skipRelatedProduct', async () => {
  const browser = shop.browser();
  const address = { firstName: 'Maya', lastName: 'Ortiz', address1: '14 Elm St', address2: 'Floor 2', city: 'Portland' };
  const sent = { addresses: [{ type: 'S', zipCode: '97201', ...address }], source: 'quick-order' };
  const { cart } = await add(browser, [{ itemId: '106' }], sent);
  expect(cart.cartAttributes.zipCode).toBe('97201');
  expect(cart.addresses).toMatchObject([{ type: 'S', zipCode: '97201', state: 'OR', country: 'USA', ...address }]);
  expect(cart.items).toMatchObject([{ source: 'quick-order', offers: [{ itemId: '105' }] }]);
  expect((await add(browser, [{ itemId: '106' }], { skipRelatedProduct: true })).cart.items[0]?.offers).toEqual([]);
  // Checkout begins with it, until the cart goes elsewhere.
  expect((await browser.send('GET', '/cc/api/checkout/default/details')).json()).toMatchObject({
    address: { fullName: 'Maya Ortiz', address1: '14 Elm St', city: 'Portland', zip: '97201' },
  });
  const moved = (await browser.send('POST', '/cc/api/checkout/default', { zipCode: '01702' }, put)).json<CartReply>().cart;
  expect(moved.addresses).toMatchObject([{ zipCode: '01702', address1: null, city: null }]);
});

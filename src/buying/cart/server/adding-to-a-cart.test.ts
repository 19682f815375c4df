import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { add, cartOf, del, ITEM, put, testCarts } from '#test/carts';
import type { TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

test('[CART-2, CART-1] a guest’s first add starts a session and answers the whole cart, with money in two-decimal numbers', async () => {
  const browser = shop.browser();
  const { status, cart, messages } = await add(browser, [{ itemId: '101', qty: 2 }]);
  expect([status, messages]).toEqual([200, []]);
  expect(cart).toMatchObject({
    version: 1,
    delta: false,
    items: [
      {
        itemId: '101',
        qty: 2,
        prevQty: 0,
        qtyAdded: 2,
        actioned: 'ADD_ITEM',
        status: 'active',
        priceInfo: { basePricePerUnit: 10, finalPricePerUnit: 8, finalPrice: 16, source: 'sale' },
      },
    ],
    cartSummary: { cartSubTotal: 16, shipFee: 7.95, tax: 1, ordTotal: 24.95, instantCouponSavings: 4, taxEstimated: true },
    cartAttributes: {
      numberOfItems: 2,
      numberOfLineItems: 1,
      freeShippingThreshold: 45,
      remainingAmountGetFreeShipping: 29,
      zipCode: '01702',
      newItemAdded: true,
      userType: 'GUEST',
    },
  });
  expect(await cartOf(browser)).toMatchObject({ cartId: cart.cartId, items: [{ qty: 2 }], cartSummary: { ordTotal: 24.95 } });
});

test('[CART-2] DELTA answers totals and the lines that changed', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }, { itemId: '101' }]);
  const { cart } = await add(browser, [{ itemId: '101', qty: 2 }], { responseType: 'DELTA' });
  expect(cart).toMatchObject({
    delta: true,
    version: 2,
    items: [{ itemId: '101', qty: 3, prevQty: 1, qtyAdded: 2, actioned: 'EDIT_ITEM' }],
    cartSummary: { cartSubTotal: 34 },
  });
});

test('[CART-2, CART-15] DELTA has every line that a coupon makes cheaper, changed or not, and no others', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100' }, { itemId: '101', qty: 3 }], { coupons: ['PENS'] });
  const told = ({ items }: CartReply['cart']) => items.map(({ itemId, priceInfo }) => [itemId, priceInfo.priceAdjustment]);
  expect(told(cart)).toEqual([
    ['100', 0],
    ['101', -5],
  ]);
  const added = await add(browser, [{ itemId: '103' }], { responseType: 'DELTA' });
  expect(told(added.cart)).toEqual([
    ['101', -5],
    ['103', 0],
  ]);
  // Without any cheaper line, only the removed line is sent.
  const pens = added.cart.items[0]?.cartItemId ?? '';
  const removed = await browser.send('POST', `${ITEM}/${pens}?responseType=DELTA`, {}, del);
  expect(removed.json<CartReply>().cart.items.map(({ itemId, status }) => [itemId, status])).toEqual([['101', 'DELETED']]);
});

test('[CART-2, CART-29] every answer carries the attributes that steer the page', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }]);
  const steers = {
    displayRules: { freeShippingProgress: true, savings: true },
    uiSwitches: { furnitureServices: false, easyRewards: false },
  };
  const cartProperty = { maxItemAllowed: 1_500, taxExemptType: null };
  const sent = await add(browser, [{ itemId: '101' }], { responseType: 'DELTA' });
  expect(sent.cart.metadata).toMatchObject({ ...steers, cartProperty: { ...cartProperty, hsn: null } });
  // A cart of pickups has no progress towards free delivery.
  const fetched = shop.browser();
  await add(fetched, [{ itemId: '100', deliveryType: 'ISP', pickStoreNumber: '0008' }]);
  await fetched.send('POST', '/cc/api/checkout/default', { storeNumber: '0008' }, put);
  const cart = await cartOf(fetched);
  expect(cart.metadata).toMatchObject({ displayRules: { freeShippingProgress: false }, cartProperty: { ...cartProperty, hsn: '0008' } });
});

test('[CART-12] nothing to add is INVALID_ITEMS, a bad quantity INVALID_QTY, word for word', async () => {
  const browser = shop.browser();
  for (const body of [{}, { items: [] }]) {
    expect((await browser.send('POST', ITEM, body)).json()).toEqual({ status: 400, code: 'INVALID_ITEMS', message: 'Items not passed' });
  }
  for (const qty of [0, -1, 1.5, '１２', 'x', '-3']) {
    expect((await add(browser, [{ itemId: '100', qty }])).json()).toEqual({
      status: 400,
      code: 'INVALID_QTY',
      message: 'Qty of one the items is incorrect',
    });
  }
  expect(browser.cookies.size).toBe(0);
});

test('[CART-12] version b2 adds the good lines and answers each bad one', async () => {
  const { status, cart, messages } = await add(shop.browser(), [{ itemId: '100' }, { itemId: '101', qty: 0 }], { version: 'b2' });
  expect([status, cart.items.map(({ itemId }) => itemId)]).toEqual([200, ['100']]);
  expect(messages).toMatchObject([{ code: 'INVALID_QTY', itemId: '101', type: 'failure' }]);
});

test('[CART-12] an item id with ## uses the resolved one', async () => {
  expect((await add(shop.browser(), [{ itemId: 'SET##7', resolvedItemId: '100' }])).cart.items).toMatchObject([{ itemId: '100' }]);
});

test('[CART-11] 1e9 and 10000 are handled as the specification says', async () => {
  const { cart, messages } = await add(shop.browser(), [{ itemId: '100', qty: 1e9 }]);
  expect(messages.map(({ code }) => code)).toEqual(['EXCEEDS_MAX_LINE_QTY', 'PARTIAL_QTY_AVAILABLE']);
  expect(cart.items[0]?.qty).toBe(5000);
});

test('[CART-11, CART-13] limits and stock answer in the specification’s words', async () => {
  const browser = shop.browser();
  expect((await add(browser, [{ itemId: '103', qty: 6 }])).messages).toEqual([
    {
      code: 'QTY_LIMIT_ITEM',
      type: 'failure',
      itemId: '103',
      description:
        "We're sorry, this item is sold in limited quantities. You can order a maximum of 5. Please update the quantity and click Add to cart to continue.",
    },
  ]);
  await add(browser, [{ itemId: '103', qty: 3 }]);
  expect((await add(browser, [{ itemId: '103', qty: 6 }])).messages[0]).toMatchObject({
    code: 'QTY_LIMIT_EXCEEDED',
    description:
      'There is a purchase limit of 5 for this item. Because you already have 3 in your cart, your order quantity has been updated to 5.',
  });
  expect((await add(browser, [{ itemId: '103' }])).messages[0]).toMatchObject({
    code: 'EXCEEDED_LIMIT',
    description: 'You already have this item in cart with the maximum quantity allowed.',
  });
  expect((await add(browser, [{ itemId: '104', qty: 9 }])).messages[0]).toMatchObject({
    code: 'PARTIAL_QTY_AVAILABLE',
    description: "We're sorry, but you have ordered more than we have in stock.",
  });
  expect((await add(browser, [{ itemId: '104' }])).messages[0]).toMatchObject({
    code: 'EXCEEDED_LIMIT',
    description: 'You already have this item in cart with the maximum quantity available.',
  });
  expect((await add(browser, [{ itemId: '102' }])).messages[0]).toMatchObject({
    code: 'OUT_OF_STOCK',
    description: expect.stringContaining("We're sorry, the following item is out of stock."),
  });
  expect((await add(browser, [{ itemId: '107', qty: 7 }])).messages[0]).toMatchObject({ code: 'PARTIAL_QTY_FIXED' });
  expect((await add(shop.browser(), [{ itemId: '105' }])).messages[0]).toMatchObject({
    description: 'Warranties must be purchased with a related product and cannot be purchased separately.',
  });
  expect((await add(shop.browser(), [{ itemId: '108' }])).messages[0]).toMatchObject({
    description: 'This item is a free sample and cannot be purchased individually.',
  });
});

test('[CART-13] messages are in the page’s locale', async () => {
  const browser = shop.browser();
  const reply = await browser.send('POST', `/fr-ca${ITEM}`, { items: [{ itemId: '105' }, { itemId: '100', qty: 501 }] });
  const { messages, cart } = reply.json<CartReply>();
  expect(messages.map(({ description }) => description)).toEqual([
    'Désolés, vous en avez commandé plus que nous n’en avons en stock.',
    'Les garanties doivent être achetées avec un produit admissible et ne se vendent pas séparément.',
  ]);
  expect(cart).toMatchObject({
    currency: 'CAD',
    items: [{ product: { name: 'Article Northfold 100' } }],
    cartSummary: { taxes: [{ name: 'GST' }, { name: 'QST', ratePercent: 9.975 }] },
  });
});

test('[CART-1] the prices of a line that a client sends along are ignored; other prices, fees and rights are refused', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100', qty: 1, priceInfo: { finalPrice: 0 }, messages: [], status: 'paid' }]);
  expect(cart.cartSummary).toMatchObject({ cartSubTotal: 10, shipFee: 7.95 });
  for (const forged of [{ cartSummary: { ordTotal: 0 } }, { shipFee: 0 }, { member: true }, { ownerId: 'x' }, { visit: { site: null } }])
    expect(await add(browser, [{ itemId: '100', qty: 1 }], forged)).toMatchObject({ status: 400, code: 'UNKNOWN_FIELD' });
  expect((await cartOf(browser)).cartSummary).toMatchObject({ cartSubTotal: 10, shipFee: 7.95 });
});

test('[CART-10] a plan joins its product and is removed with it', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '106' }, { itemId: '105', parentItemId: '106' }]);
  expect(cart.items).toMatchObject([
    { itemId: '106', warrantyItemIds: ['105'] },
    { itemId: '105', parentRelationType: 'WARRANTY', parentItemId: '106' },
  ]);
  const removed = await browser.send('POST', `${ITEM}/${cart.items[0]?.cartItemId}`, undefined, del);
  expect(removed.json<CartReply>().cart).toMatchObject({
    items: [],
    messages: [{ code: 'EMPTY_CART', description: 'Your cart is empty.' }],
  });
});

test('[CART-14, CHK-3] a cart of samples only cannot be checked out', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100' }, { itemId: '108' }]);
  expect(cart.freeItems).toEqual([cart.items[1]?.cartItemId]);
  const left = (await browser.send('POST', `${ITEM}/${cart.items[0]?.cartItemId}`, undefined, del)).json<CartReply>().cart;
  expect(left.cartAttributes.proceedCheckout).toBe(false);
  expect(left.messages[0]?.description).toBe("To proceed to checkout, please add another item that's not a sample to your cart.");
});

test('[CART-13] a call may add a thousand items; a larger one is refused before the body is read', async () => {
  const many = (n: number) => Array.from({ length: n }, (_, at) => ({ itemId: at % 2 === 0 ? '100' : `nothing-${at}` }));
  const { cart, messages } = await add(shop.browser(), many(1000));
  expect([cart.items[0]?.qty, messages.length]).toEqual([500, 500]);
  expect((await add(shop.browser(), many(1001))).status).toBe(400);
});

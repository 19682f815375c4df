import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartReply } from '#cart/contract';
import { writeCategories, writeProducts } from '#catalog/server';
import { writeStores } from '#stores/server';
import { writeStock } from '#inventory/server';
import { writeCoupons } from '#promotions/server';
import type { Db } from '#platform/db';
import { aCategory, aRecord } from '../../catalog/fixtures.ts';
import { testShop, type Browser, type TestShop } from '../../test-shop.ts';
import { aCoupon, aStore, NOW } from '../fixtures.ts';

let shop: TestShop;
let now = new Date(NOW);

const RECORDS = [
  aRecord({ itemId: '100', stock: { US: 5000, CA: 500, stores: { '0008': 3 } }, bopisEligible: true }),
  aRecord({ itemId: '101', categoryId: 'writing', prices: { USD: { base: 1000, sale: 800 }, CAD: { base: 1300 } }, stock: { US: 500 } }),
  aRecord({ itemId: '102', stock: { US: 0 }, alternates: ['100'] }),
  aRecord({ itemId: '103', quantityLimit: 5, stock: { US: 500 } }),
  aRecord({ itemId: '104', stock: { US: 4 } }),
  aRecord({ itemId: '105', kind: 'warranty', prices: { USD: { base: 2500 }, CAD: { base: 2900 } } }),
  aRecord({ itemId: '106', services: ['105'], stock: { US: 50 } }),
  aRecord({ itemId: '107', kind: 'surcharge', increment: 5, prices: { USD: { base: 1000, surcharge: 50 } }, stock: { US: 50 } }),
  aRecord({ itemId: '108', kind: 'freeSample', prices: { USD: { base: 0 } }, stock: { US: 50 } }),
];

async function prepare(db: Db): Promise<void> {
  const amounts = RECORDS.flatMap(({ itemId, stock: { stores = {}, US = 0, CA = 0 } = {} }) =>
    Object.entries({ US, CA, ...stores }).map(([location, onHand]) => ({ itemId, location, onHand })),
  );
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' }), aCategory({ id: 'writing' })]);
    await writeProducts(tx, RECORDS);
    await writeStock(tx, amounts, 'replace');
    await writeStores(tx, [aStore()]);
    await writeCoupons(tx, [aCoupon({ code: 'FIVE', minimum: 2_000 })]);
  });
}

beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepare);
});
afterAll(() => shop.close());

const ITEM = '/cc/api/checkout/default/item';
const put = { 'x-http-method-override': 'PUT' };
const del = { 'x-http-method-override': 'DELETE' };

async function add(browser: Browser, items: readonly object[], more: object = {}, headers: Record<string, string> = {}) {
  const reply = await browser.send('POST', ITEM, { items, ...more }, headers);
  return { ...reply, ...reply.json<CartReply & { code: string; message: string }>() };
}

async function cartOf(browser: Browser, query = '', prefix = ''): Promise<CartReply['cart']> {
  return (await browser.send('GET', `${prefix}/cc/api/checkout${query}`)).json<CartReply>().cart;
}

describe('adding', () => {
  test('[CART-2, CART-1] a guest’s first add begins a session and answers the whole cart, with money in two-decimal numbers', async () => {
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

  test('[CART-11] 1e9 and 10000 are taken as the specification says', async () => {
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

  test('[CART-1] prices, discounts and fees a client sends are not read', async () => {
    const { cart } = await add(
      shop.browser(),
      [{ itemId: '100', qty: 1, price: 0.01, finalPrice: 0, priceInfo: { finalPrice: 0 }, discount: 99 }],
      {
        visit: { site: null },
        cartSummary: { ordTotal: 0 },
        shipFee: 0,
        member: true,
        ownerId: 'x',
      },
    );
    expect(cart.cartSummary).toMatchObject({ cartSubTotal: 10, shipFee: 7.95 });
  });

  test('[CART-10] a plan joins its product and goes with it', async () => {
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

  test('[CART-13] a thousand items go in one call; more than that is refused before anything is read', async () => {
    const many = (n: number) => Array.from({ length: n }, (_, at) => ({ itemId: at % 2 === 0 ? '100' : `nothing-${at}` }));
    const { cart, messages } = await add(shop.browser(), many(1000));
    expect([cart.items[0]?.qty, messages.length]).toEqual([500, 500]);
    expect((await add(shop.browser(), many(1001))).status).toBe(400);
  });
});

describe('changing', () => {
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

  test('[CART-6] without a cart item id there is nothing to change', async () => {
    expect((await shop.browser().send('POST', ITEM, { items: [{ qty: 2 }] }, put)).json()).toMatchObject({
      status: 400,
      code: 'INVALID_ITEMS',
    });
  });

  test('[CART-3, CART-9] a removed line is kept aside for a while and comes back as it was', async () => {
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

  test('[CART-3] another’s line, an unknown one and a cart that is not one’s own are not there', async () => {
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
    expect(
      (await update({ bc: 'Facilities 4410', po: 'PO-1' }, '?actionType=UPDATE_ACCOUNTING')).json<CartReply>().cart.cartAccountInfo,
    ).toEqual({ bc: 'Facilities 4410', po: 'PO-1', por: null });
    expect((await update({}, '?actionType=DROP')).status).toBe(400);
  });

  test('[CART-15] coupons may come with SKUs', async () => {
    const { cart, messages } = await add(shop.browser(), [{ itemId: '101', qty: 3 }], { coupons: ['FIVE'] });
    expect(cart.coupons).toMatchObject([{ code: 'FIVE', applied: true }]);
    expect(messages).toMatchObject([{ description: 'Your SKUs and your coupon have been added to the cart.' }]);
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
});

describe('reading', () => {
  test('[CART-4] a visitor without a session has an empty cart and gets no session', async () => {
    const browser = shop.browser();
    const reply = await browser.send('GET', '/cc/api/checkout?grindType=ALL&wt=json');
    expect(reply.json<CartReply>().cart).toMatchObject({
      items: [],
      version: 0,
      cartSummary: { ordTotal: 0 },
      cartAttributes: { proceedCheckout: false },
    });
    expect([...browser.cookies.keys()]).not.toContain('__Host-inkwell');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('[CART-4] a foreign tenant is refused', async () => {
    expect((await shop.browser().send('GET', '/cc/api/checkout?tenantId=SBA')).status).toBe(403);
    expect((await shop.browser().send('GET', '/cc/api/checkout?tenantId=RETAIL')).status).toBe(200);
  });

  test('[CART-13] what sold out since is first, not in the total, and offers something else', async () => {
    const browser = shop.browser();
    await add(browser, [{ itemId: '104', qty: 2 }, { itemId: '100' }]);
    await shop.db.raw(`update stock set on_hand = 0 where item_id = '104'`);
    await expect.poll(async () => (await cartOf(browser)).cartAttributes.hardStop).toBe(true);
    const cart = await cartOf(browser);
    expect(cart).toMatchObject({
      items: [{ itemId: '104', counted: false, selectedDeliveryOption: { group: 'outOfStock' } }, { counted: true }],
      cartSummary: { cartSubTotal: 10 },
    });
    expect(cart.messages[0]?.description).toBe('One or more items in your cart is out of stock. Please remove the item to proceed.');
    await shop.db.raw(`update stock set on_hand = 4 where item_id = '104'`);
  });

  test('[CART-13] a price that changed since the last visit is said with the old one', async () => {
    const browser = shop.browser();
    await add(browser, [{ itemId: '106' }]);
    await shop.db.raw(`update price set base = 900 where item_id = '106' and currency = 'USD'`);
    await expect
      .poll(async () => (await cartOf(browser)).items[0]?.messages[0]?.description)
      .toBe('The price dropped from $10.00 to $9.00 since you added this.');
    await shop.db.raw(`update price set base = 1000 where item_id = '106' and currency = 'USD'`);
  });

  test('[APP-21, CART-25] the badge’s count is small, and its cookie follows the cart', async () => {
    const browser = shop.browser();
    await add(browser, [{ itemId: '101', qty: 3 }, { itemId: '100' }]);
    expect((await browser.send('GET', '/cc/api/checkout/count')).json()).toEqual({
      numberOfItems: 4,
      numberOfLineItems: 2,
      cartSubTotal: 34,
    });
    expect(browser.cookies.get('MCVCB')).toBe('4.2.3400');
  });

  test('[CART-8] the context token goes out with every answer', async () => {
    const browser = shop.browser();
    const first = await add(browser, [{ itemId: '100' }]);
    const again = await browser.send('GET', '/cc/api/checkout');
    expect(first.headers['x-context-token']).toMatch(/^[\w-]{20,}$/);
    expect(again.headers['x-context-token']).toBe(first.headers['x-context-token']);
  });

  test('[APP-1, APP-2] a cart belongs to one site', async () => {
    const browser = shop.browser();
    await add(browser, [{ itemId: '100' }]);
    expect((await cartOf(browser, '', '/en-ca')).items).toEqual([]);
    const business = shop.browser('business');
    for (const [name, value] of browser.cookies) business.cookies.set(name, value);
    expect((await cartOf(business)).items).toEqual([]);
  });
});

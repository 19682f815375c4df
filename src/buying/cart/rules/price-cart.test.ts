import { expect, test } from 'vitest';
import { aCart, aCoupon, aLine, aProduct, aStore, facts, type World } from '../fixtures.ts';
import { addCoupons, sendTo } from './cart-details.ts';
import { priceCart } from './price-cart.ts';

const PRODUCTS = [
  aProduct({ itemId: 'pen', usd: { base: 1_000, sale: 800 }, categoryId: 'writing', brand: 'Quillon' }),
  aProduct({ itemId: 'paper', usd: { base: 4_000, breaks: [{ qty: 5, each: 3_500 }] } }),
  aProduct({ itemId: 'chair', usd: { base: 20_000, handling: 2_500 }, kind: 'directFurniture', services: ['plan'] }),
  aProduct({ itemId: 'plan', usd: { base: 2_500 }, kind: 'warranty', taxClass: 'service' }),
  aProduct({ itemId: 'drum', usd: { base: 9_000, surcharge: 150 }, kind: 'surcharge', increment: 2 }),
  aProduct({ itemId: 'card', usd: { base: 5_000 }, kind: 'giftCard', taxClass: 'giftCard' }),
  aProduct({ itemId: 'app', usd: { base: 6_000 }, kind: 'eDownload', taxClass: 'digital' }),
  aProduct({ itemId: 'sample', usd: { base: 0 }, kind: 'freeSample' }),
];
const price = (lines: readonly { itemId: string; qty?: number }[], world: World = {}, over: Parameters<typeof aCart>[0] = {}) =>
  priceCart(aCart({ lines: lines.map((line) => aLine(line)), ...over }), facts({ products: PRODUCTS, ...world }));

test('[CART-16] below the threshold delivery costs its fee, and the missing amount is exact', () => {
  const { summary } = price([{ itemId: 'pen', qty: 3 }]);
  expect(summary).toMatchObject({ cartSubTotal: 2_400, shipFee: 795, freeShippingThreshold: 4_500, remainingAmountGetFreeShipping: 2_100 });
});

test('[CART-16] from the threshold on delivery is free; gift cards, downloads and plans do not count toward it', () => {
  expect(price([{ itemId: 'paper', qty: 2 }]).summary).toMatchObject({ shipFee: 0, remainingAmountGetFreeShipping: 0 });
  expect(price([{ itemId: 'pen' }, { itemId: 'card' }, { itemId: 'app' }]).summary).toMatchObject({
    shipFee: 795,
    remainingAmountGetFreeShipping: 3_700,
  });
  expect(price([{ itemId: 'app' }]).summary).toMatchObject({ shipFee: 0, remainingAmountGetFreeShipping: 0 });
});

test('[CART-16] members get free delivery and see what they saved', () => {
  expect(price([{ itemId: 'pen' }], { shopper: { member: true } }).summary).toMatchObject({ shipFee: 0, finalMembershipSavings: 795 });
});

test('[CART-16] handling, surcharge and delivery-area fee are separate amounts', () => {
  const { summary } = price([{ itemId: 'chair' }, { itemId: 'drum', qty: 4 }], { zip: '99501' });
  expect(summary).toMatchObject({ handlingFee: 2_500, surchargeFee: 600, surchargeFeePerUnit: 150, dasFee: 1_295 });
  expect(summary.ordTotal).toBe(20_000 + 36_000 + 2_500 + 600 + 1_295);
});

test('[CART-1] sale and volume prices set the unit price, and the cart shows the saving', () => {
  const { lines, summary } = price([
    { itemId: 'pen', qty: 2 },
    { itemId: 'paper', qty: 5 },
  ]);
  expect(lines.map(({ price: one }) => [one?.each, one?.was, one?.source])).toEqual([
    [800, 1_000, 'sale'],
    [3_500, 4_000, 'break'],
  ]);
  expect(summary).toMatchObject({ instantCouponSavings: 400, savings: 400 + 2_500 });
});

test('[CART-15] basket coupons are split over the lines to the cent, after item coupons', () => {
  const coupons = [
    aCoupon({ code: 'TEN', value: 1_000 }),
    aCoupon({ code: 'PENS', kind: 'percent', value: 5_000, scope: 'item', categories: ['writing'] }),
  ];
  const { lines, summary } = price(
    [
      { itemId: 'pen', qty: 2 },
      { itemId: 'paper', qty: 2 },
    ],
    { coupons },
    { coupons: ['TEN', 'PENS'] },
  );
  expect(lines.map(({ itemDiscount }) => itemDiscount)).toEqual([800, 0]);
  expect(lines.reduce((sum, { basketDiscount }) => sum + basketDiscount, 0)).toBe(1_000);
  expect(summary).toMatchObject({
    cartSubTotal: 9_600,
    cartSubTotalAfterPriorityTwoCoupons: 8_800,
    cartSubTotalExcludingBasketCoupons: 8_800,
    cartSubTotalAfterCoupons: 7_800,
  });
});

test('[CART-15] a coupon that no longer applies stays with its reason and takes nothing off', () => {
  const coupons = [aCoupon({ code: 'BIG', minimum: 10_000 })];
  const { coupons: applied, summary } = price([{ itemId: 'pen' }], { coupons }, { coupons: ['BIG'] });
  expect(applied).toMatchObject([{ code: 'BIG', cents: 0, problem: { reason: 'ORDER_TOTAL_NOT_MET_ERROR', missing: 9_200 } }]);
  expect(summary.couponSavings).toBe(0);
});

test.each([
  ['unknown', 'NOPE', 'UNKNOWN'],
  ['of another site', 'FOREIGN', 'UNKNOWN'],
  ['ended', 'OLD', 'ENDED'],
  ['not begun', 'NEXT', 'NOT_STARTED'],
  ['for other items', 'INK', 'QUALIFYING_ITEMS_NOT_FOUND_ERROR'],
  ['for a larger order', 'BIG', 'ORDER_TOTAL_NOT_MET_ERROR'],
  ['worth more than the items', 'RICH', 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL'],
])('[CART-15] a coupon that is %s is refused with its reason and not stored', (_title, code, reason) => {
  const coupons = [
    aCoupon({ code: 'FOREIGN', sites: ['business-CA'] }),
    aCoupon({ code: 'OLD', endsOn: '2026-11-15' }),
    aCoupon({ code: 'NEXT', startsOn: '2026-11-21' }),
    aCoupon({ code: 'INK', categories: ['ink'] }),
    aCoupon({ code: 'BIG', minimum: 10_000 }),
    aCoupon({ code: 'RICH', value: 5_000 }),
  ];
  const cart = aCart({ lines: [aLine({ itemId: 'pen' })] });
  const tried = addCoupons(cart, [code.toLowerCase()], facts({ products: PRODUCTS, coupons }));
  expect(tried.cart.coupons).toEqual([]);
  expect(tried.messages).toMatchObject([{ code: 'COUPON_NOT_QUALIFIED', coupon: code, problem: { reason } }]);
});

test('[CART-15] a coupon is valid until the end of its last day at the site', () => {
  const coupons = [aCoupon({ code: 'TODAY', endsOn: '2026-11-20' })];
  const late = Date.parse('2026-11-21T04:59:00Z');
  expect(price([{ itemId: 'pen' }], { coupons, now: late }, { coupons: ['TODAY'] }).coupons[0]?.problem).toBeNull();
  expect(price([{ itemId: 'pen' }], { coupons, now: late + 60_000 }, { coupons: ['TODAY'] }).coupons[0]?.problem).toMatchObject({
    reason: 'ENDED',
  });
});

test('[CART-16] tax is by zip, after discounts, and rounded per line; exempt accounts pay none', () => {
  const coupons = [aCoupon({ code: 'FIVE' })];
  const { summary } = price([{ itemId: 'paper', qty: 2 }], { coupons, zip: '02110' }, { coupons: ['FIVE'] });
  expect(summary).toMatchObject({ tax: 469, taxEstimated: true, taxes: [{ name: 'SALES', jurisdiction: 'MA', rate: 62_500, cents: 469 }] });
  expect(price([{ itemId: 'paper', qty: 2 }], { shopper: { taxExempt: true } }).summary.tax).toBe(0);
});

test('[CART-16] Canada shows GST and QST separately; pickup lines have the taxes of their store', () => {
  const ship = price([{ itemId: 'paper', qty: 2 }], { site: 'consumer-CA' });
  expect(ship.summary.taxes).toMatchObject([
    { name: 'GST', jurisdiction: 'CA', cents: 430 },
    { name: 'QST', jurisdiction: 'QC', cents: 858 },
  ]);
  const toronto = aStore({ storeNumber: '0502', zipcode: 'M5V 2T6', country: 'CA', state: 'ON', timeZone: 'America/Toronto' });
  const world: World = { products: PRODUCTS, site: 'consumer-CA', stores: [toronto], shelves: { 'paper@0502': 9 } };
  const pickup = priceCart(
    aCart({ siteId: 'consumer-CA', lines: [aLine({ itemId: 'paper', qty: 2, delivery: { type: 'ISP', storeNumber: '0502' } })] }),
    facts(world),
  );
  expect(pickup.summary.taxes).toMatchObject([{ name: 'HST', jurisdiction: 'ON', cents: 1_118 }]);
});

test('[DLV-5] the cart’s own zip is checked before it is stored', () => {
  const world = facts({ products: PRODUCTS });
  expect(sendTo(aCart(), '90210', world).cart.zip).toBe('90210');
  expect(sendTo(aCart(), '902', world)).toMatchObject({ messages: [{ code: 'INVALID_ZIP' }], cart: { zip: null } });
});

test('[CART-13] a line that ran out is not in the total and blocks the order; a short line blocks it too', () => {
  const out = price([{ itemId: 'pen' }, { itemId: 'paper' }], { stock: { pen: 0 } });
  expect(out.summary).toMatchObject({ cartSubTotal: 4_000, numberOfItems: 2 });
  expect(out.lines[0]).toMatchObject({ counted: false, promise: { group: 'outOfStock' }, messages: [{ code: 'OUT_OF_STOCK' }] });
  expect(out.review).toMatchObject({ proceedCheckout: false, hardStop: true });
  expect(out.messages).toMatchObject([{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', cause: 'outOfStock' }]);
  const short = price([{ itemId: 'paper', qty: 9 }], { stock: { paper: 4 } });
  expect(short.messages).toMatchObject([{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', cause: 'attention' }]);
});

test('[CHK-3] when only a store is missing the order waits for one; every other cause comes first', () => {
  const inStoreOnly = aProduct({ itemId: 'desk', flags: { inStoreOnly: true } });
  const products = [...PRODUCTS, inStoreOnly];
  const nowhere = { itemId: 'desk' };
  const closed = { itemId: 'pen', delivery: { type: 'ISP' as const, storeNumber: '4711' } };
  const causeOf = (lines: Parameters<typeof price>[0], stock = {}) => price(lines, { products, stock }).messages;
  for (const line of [nowhere, closed])
    expect(causeOf([line, { itemId: 'paper' }])).toMatchObject([{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', cause: 'chooseStore' }]);
  expect(causeOf([nowhere, { itemId: 'paper', qty: 9 }], { paper: 4 })).toMatchObject([{ cause: 'attention' }]);
  expect(causeOf([{ itemId: 'paper', qty: 9 }, nowhere], { paper: 4 })).toMatchObject([{ cause: 'attention' }]);
  expect(causeOf([nowhere, { itemId: 'paper' }], { paper: 0 })).toMatchObject([{ cause: 'outOfStock' }]);
});

test('[CART-28, ATC-3] [RWD-1] a member hears which goods rewards cannot pay for; a guest does not', () => {
  const said = (itemId: string, rewardsNumber: string | null) =>
    price([{ itemId }], { shopper: { rewardsNumber } }).lines.flatMap(({ messages }) => messages.map(({ code }) => code));
  expect(said('card', '7001')).toEqual(['NO_EASY_REWARDS']);
  expect(said('card', null)).toEqual([]);
  expect(said('pen', '7001')).toEqual([]);
});

test('[CART-10] the plan of a product that ran out is not charged', () => {
  const lines = [aLine({ itemId: 'chair' }), aLine({ itemId: 'plan', parent: { cartItemId: 'line-chair', relation: 'WARRANTY' } })];
  expect(priceCart(aCart({ lines }), facts({ products: PRODUCTS, stock: { chair: 0 } })).summary.cartSubTotal).toBe(0);
});

test('[CART-13] two lines of one item share one stock', () => {
  const lines = [aLine({ itemId: 'pen', qty: 3 }), aLine({ itemId: 'pen', cartItemId: 'second', qty: 3, customerSku: 'X' })];
  const { lines: priced } = priceCart(aCart({ lines }), facts({ products: PRODUCTS, stock: { pen: 4 } }));
  expect(priced.map(({ messages }) => messages.map(({ code }) => code))).toEqual([[], ['PARTIAL_QTY_AVAILABLE']]);
});

test('[CART-13] a price that changed since the shopper saw it is shown with the old one', () => {
  const { lines } = priceCart(aCart({ lines: [aLine({ itemId: 'pen', seenCents: 950 })] }), facts({ products: PRODUCTS }));
  expect(lines[0]?.messages).toEqual([{ code: 'PRICE_CHANGED', itemId: 'pen', cartItemId: 'line-pen', was: 950, now: 800 }]);
});

test('[CART-16, CART-14, CHK-3] an empty cart, a small one and one of samples only have their messages', () => {
  expect(price([]).messages).toEqual([{ code: 'EMPTY_CART' }]);
  expect(price([{ itemId: 'pen' }])).toMatchObject({
    messages: [{ code: 'SMALL_ORDER', below: 2_500 }],
    review: { proceedCheckout: true },
  });
  expect(price([{ itemId: 'sample' }])).toMatchObject({ messages: [{ code: 'SAMPLES_ONLY' }], review: { proceedCheckout: false } });
});

test('[CART-29] a business buyer signs in before checkout', () => {
  expect(price([{ itemId: 'pen' }], { site: 'business-US' }).review.loginRequired).toBe(true);
  expect(price([{ itemId: 'pen' }], { site: 'business-US', shopper: { signedIn: true } }).review.loginRequired).toBe(false);
});

test('[CART-15] a checkout-only coupon stays in the cart and applies at checkout', () => {
  const coupons = [aCoupon({ code: 'LATER', scope: 'checkoutOnly' })];
  const added = addCoupons(aCart({ lines: [aLine({ itemId: 'pen' })] }), ['later'], facts({ products: PRODUCTS, coupons }));
  expect(added.cart.coupons).toEqual(['LATER']);
  expect(added.messages).toMatchObject([{ code: 'COUPON_NOT_QUALIFIED', problem: { reason: 'CHECKOUT_ONLY' } }]);
  const at = (atCheckout: boolean) =>
    price([{ itemId: 'pen' }], { coupons, atCheckout }, { coupons: ['LATER'] }).summary.cartSubTotalAfterCoupons;
  expect([at(false), at(true)]).toEqual([800, 300]);
});

test('[CART-13] rewards above the cost of the cart report the unused amount', () => {
  const coupons = [aCoupon({ code: 'REWARD', value: 2_000, scope: 'rewards' })];
  const { summary, messages } = price([{ itemId: 'pen' }], { coupons, shopper: { rewardsNumber: '1' } }, { coupons: ['REWARD'] });
  expect(summary.cartSubTotalAfterCoupons).toBe(0);
  expect(messages).toContainEqual({ code: 'NEGATIVE_CART_TOTAL', coupon: 'REWARD', unused: 1_200 });
});

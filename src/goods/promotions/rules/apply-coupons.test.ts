import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCoupons, type Coupon, type CouponLine, type CouponTerms } from '#goods/promotions/rules';
import { aCoupon, type CouponInWords } from '../fixtures.ts';

const coupon = (over: CouponInWords): Coupon => aCoupon({ sites: ['consumer-US'], ...over });
const line = (itemId: string, cents: number, over: Partial<CouponLine> = {}): CouponLine => ({
  itemId,
  qty: 1,
  cents,
  brand: 'Northfold',
  categories: ['paper'],
  discountable: true,
  pickup: false,
  ...over,
});
const terms = (over: Partial<CouponTerms> = {}): CouponTerms => ({
  site: 'consumer-US',
  day: '2026-11-20',
  atCheckout: false,
  kinds: new Set(['guest']),
  segment: '',
  rewardsNumber: null,
  usesOf: () => ({ total: 0, mine: 0 }),
  ...over,
});
const apply = (coupons: readonly Coupon[], lines: readonly CouponLine[], over: Partial<CouponTerms> = {}) =>
  applyCoupons(
    coupons.map((one) => ({ code: one.code, coupon: one })),
    lines,
    terms(over),
    795,
  );
const problemOf = (one: Coupon, lines: readonly CouponLine[], over: Partial<CouponTerms> = {}) =>
  apply([one], lines, over).coupons[0]?.problem;

test('[CART-15] item coupons, priority-two, basket, checkout-only, rewards: each on what the previous ones left, whatever the order of entry', () => {
  const all = [
    coupon({ code: 'REWARD', value: 300, scope: 'rewards' }),
    coupon({ code: 'LATER', value: 200, scope: 'checkoutOnly' }),
    coupon({ code: 'BASKET', kind: 'percent', value: 1_000 }),
    coupon({ code: 'TWO', kind: 'percent', value: 1_000, scope: 'priorityTwo' }),
    coupon({ code: 'PEN', kind: 'percent', value: 5_000, scope: 'item', items: ['pen'] }),
    coupon({ code: 'NOW', value: 100, scope: 'instant', items: ['pen'] }),
  ];
  const lines = [line('pen', 2_100), line('paper', 8_000)];
  const { lines: off, coupons } = apply(all, lines, { atCheckout: true, rewardsNumber: '1' });
  expect(off).toEqual([
    { instant: 100, item: 1_000, priorityTwo: 100, basket: 90, checkoutOnly: 22, rewards: 33 },
    { instant: 0, item: 0, priorityTwo: 800, basket: 720, checkoutOnly: 178, rewards: 267 },
  ]);
  expect(apply(all.toReversed(), lines, { atCheckout: true, rewardsNumber: '1' }).lines).toEqual(off);
  expect(coupons.every(({ problem }) => problem === null)).toBe(true);
});

test.each<[string, Partial<CouponInWords>, Partial<CouponTerms>, object]>([
  ['has ended', { endsOn: '2026-11-19' }, {}, { reason: 'ENDED', day: '2026-11-19' }],
  ['has not begun', { startsOn: '2026-11-21' }, {}, { reason: 'NOT_STARTED', day: '2026-11-21' }],
  ['is for members', { shoppers: ['member'] }, {}, { reason: 'NOT_FOR_YOU' }],
  ['is for a segment', { segments: ['26'] }, { segment: '21' }, { reason: 'NOT_FOR_YOU' }],
  ['is used up', { limitTotal: 5 }, { usesOf: () => ({ total: 5, mine: 0 }) }, { reason: 'USED_UP' }],
  ['was used by this shopper', { limitPerShopper: 1 }, { usesOf: () => ({ total: 1, mine: 1 }) }, { reason: 'USED_BEFORE' }],
  ['needs a rewards account', { scope: 'rewards' }, {}, { reason: 'MISSING_REWARDS_ID' }],
  ['is another member’s', { scope: 'rewards', rewardsNumber: '9' }, { rewardsNumber: '1' }, { reason: 'REWARDS_COUPON_ERROR_MESSAGE' }],
  ['is for pickup', { delivery: 'pickup' }, {}, { reason: 'BOPIS_EVENT_ERROR', delivery: 'pickup' }],
  ['counts from more', { minimum: 3_000 }, {}, { reason: 'ORDER_TOTAL_NOT_MET_ERROR', minimum: 3_000, missing: 1_000 }],
  ['wants three', { minimumQty: 3 }, {}, { reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', missingQty: 2 }],
  ['is for other items', { items: ['ink'] }, {}, { reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', missingQty: 1 }],
  ['is worth more', { value: 2_001 }, {}, { reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' }],
  ['counts at checkout', { scope: 'checkoutOnly' }, {}, { reason: 'CHECKOUT_ONLY' }],
  ['is of another site', { sites: ['business-US'] }, {}, { reason: 'UNKNOWN' }],
])('[CART-15] a coupon that %s reports it, with what is missing', (_, over, more, problem) => {
  expect(problemOf(coupon({ code: 'C', ...over }), [line('pen', 2_000)], more)).toEqual(problem);
  expect(apply([coupon({ code: 'C', ...over })], [line('pen', 2_000)], more).lines[0]).toMatchObject({ basket: 0, rewards: 0 });
});

test('[CART-15] of coupons that exclude each other the best for the shopper counts, also against free delivery', () => {
  const five = coupon({ code: 'FIVE', exclusive: 'season' });
  const ten = coupon({ code: 'TEN', kind: 'percent', value: 1_000, exclusive: 'season' });
  expect(apply([five, ten], [line('pen', 4_000)]).coupons).toMatchObject([
    { code: 'FIVE', cents: 500, problem: null },
    { code: 'TEN', cents: 0, problem: { reason: 'BETTER_COUPON', than: 'FIVE' } },
  ]);
  expect(apply([five, ten], [line('pen', 6_000)]).coupons).toMatchObject([
    { problem: { reason: 'BETTER_COUPON', than: 'TEN' } },
    { cents: 600 },
  ]);
  const free = coupon({ code: 'FREE', kind: 'shipping', exclusive: 'season' });
  expect(apply([five, free], [line('pen', 4_000)]).freeShipping).toBe(true);
});

test('[CART-15] a coupon that excludes all others loses to several that save more, and the other way round', () => {
  const alone = coupon({ code: 'ALONE', value: 900, exclusive: '*' });
  const others = [coupon({ code: 'A', value: 500 }), coupon({ code: 'B', value: 500 })];
  expect(apply([alone, ...others], [line('pen', 4_000)]).coupons.map(({ cents }) => cents)).toEqual([0, 500, 500]);
  expect(apply([alone, ...others.slice(1)], [line('pen', 4_000)]).coupons.map(({ cents }) => cents)).toEqual([900, 0]);
});

test('[CART-15] a free item is offered when its minimum is reached, and one unit of it is free once added', () => {
  const gift = coupon({ code: 'GIFT', kind: 'freeItem', value: 0, scope: 'item', freeItemId: 'mug', minimum: 3_000 });
  expect(problemOf(gift, [line('pen', 2_900)])).toMatchObject({ reason: 'ORDER_TOTAL_NOT_MET_ERROR', missing: 100 });
  expect(problemOf(gift, [line('pen', 3_000)])).toEqual({ reason: 'FREE_ITEM_NOT_CHOSEN', itemId: 'mug' });
  // The gift does not count towards its own minimum.
  expect(problemOf(gift, [line('pen', 2_900), line('mug', 500)])).toMatchObject({ reason: 'ORDER_TOTAL_NOT_MET_ERROR' });
  expect(apply([gift], [line('pen', 3_000), line('mug', 1_000, { qty: 2 })]).lines.map(({ item }) => item)).toEqual([0, 500]);
});

test('[CART-15] rewards pay for what is there and report the rest', () => {
  const reward = coupon({ code: 'R', value: 3_000, scope: 'rewards' });
  expect(apply([reward], [line('pen', 2_000)], { rewardsNumber: '1' }).coupons).toMatchObject([
    { cents: 2_000, unused: 1_000, problem: null },
  ]);
});

test('[CART-15] trust 9: no combination of coupons takes more off a line than it costs, and every coupon’s shares sum to its total', () => {
  const anyCoupon = fc.record({
    kind: fc.constantFrom('amount' as const, 'percent' as const, 'shipping' as const),
    value: fc.integer({ min: 0, max: 10_000 }),
    scope: fc.constantFrom('item' as const, 'priorityTwo' as const, 'basket' as const, 'checkoutOnly' as const, 'rewards' as const),
    exclusive: fc.constantFrom(null, null, 'a', 'b', '*'),
    items: fc.constantFrom([], ['i0'], ['i1', 'i2']),
  });
  fc.assert(
    fc.property(
      fc.array(anyCoupon, { maxLength: 7 }),
      fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 6 }),
      (some, cents) => {
        const coupons = some.map((one, at) => coupon({ code: `C${at}`, ...one, kind: one.scope === 'rewards' ? 'amount' : one.kind }));
        const lines = cents.map((price, at) => line(`i${at}`, price, { discountable: at !== 3 }));
        const applied = apply(coupons, lines, { atCheckout: true, rewardsNumber: '1' });
        expect(applied.coupons.map(({ code }) => code)).toEqual(coupons.map(({ code }) => code));
        for (const { cents: all, shares } of applied.coupons) expect(shares.reduce((sum, share) => sum + share, 0)).toBe(all);
        for (const [at, off] of applied.lines.entries()) {
          const taken = Object.values(off).reduce((sum, one) => sum + one, 0);
          expect(taken).toBeGreaterThanOrEqual(0);
          expect(taken).toBeLessThanOrEqual(at === 3 ? 0 : (cents[at] ?? 0));
        }
      },
    ),
  );
});

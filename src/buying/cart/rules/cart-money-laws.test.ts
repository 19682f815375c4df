// Properties of a cart's money for every kind of line and coupon on every site: discounts, charges and taxes, and price steps that add up to the cost
// of their line.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUPON_SCOPES, type Coupon } from '#goods/promotions/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { taxOf, taxTable } from '#goods/tax/rules';
import { aCart, aCoupon, aLine, aProduct, facts } from '../fixtures.ts';
import type { CartLine, LineExtra } from './cart.ts';
import { explainLine } from './explain-line.ts';
import { priceCart, type PricedCart } from './price-cart.ts';
import type { PricedLine } from './priced-line.ts';

const PRODUCTS = [
  aProduct({ itemId: 'pen', usd: { base: 1_000, sale: 800 }, categoryId: 'writing', brand: 'Quillon' }),
  aProduct({ itemId: 'paper', usd: { base: 4_000, breaks: [{ qty: 5, each: 3_500 }] } }),
  aProduct({ itemId: 'desk', usd: { base: 20_000, handling: 2_500 }, kind: 'directFurniture', services: ['plan', 'assembly'] }),
  aProduct({ itemId: 'plan', usd: { base: 2_500 }, kind: 'warranty', taxClass: 'service' }),
  aProduct({ itemId: 'assembly', usd: { base: 4_900 }, kind: 'assembly', taxClass: 'service' }),
  aProduct({ itemId: 'drum', usd: { base: 9_000, surcharge: 150 }, kind: 'surcharge', increment: 2 }),
  aProduct({ itemId: 'card', usd: { base: 5_000 }, kind: 'giftCard', taxClass: 'giftCard' }),
  aProduct({ itemId: 'app', usd: { base: 6_000 }, kind: 'eDownload', taxClass: 'digital' }),
  aProduct({ itemId: 'coffee', usd: { base: 1_599 }, taxClass: 'grocery', categoryId: 'breakroom' }),
  aProduct({ itemId: 'sample', usd: { base: 0 }, kind: 'freeSample' }),
  aProduct({ itemId: 'set', usd: { base: 3_000 }, kind: 'bundle', bundle: [{ itemId: 'pen', qty: 2 }] }),
];
const GIFT = 'pen';

const PLACES = [
  { site: 'consumer-US', zip: '01702' },
  { site: 'consumer-US', zip: '99501' },
  { site: 'consumer-US', zip: '97201' },
  { site: 'business-US', zip: '10001' },
  { site: 'consumer-CA', zip: 'H3B 1A7' },
  { site: 'business-CA', zip: 'M5V 2T6' },
  { site: 'consumer-CA', zip: 'V6B 1A1' },
] as const;

const aLevel = fc.record({ level: fc.constantFrom('BASC' as const, 'CUST' as const), qty: fc.integer({ min: 1, max: 6 }) });
const goods = fc.uniqueArray(
  fc.record({
    itemId: fc.constantFrom(...PRODUCTS.map(({ itemId }) => itemId).filter((id) => id !== 'plan' && id !== 'assembly')),
    qty: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_999 }) }),
    furniture: fc.option(aLevel, { nil: undefined }),
    services: fc.subarray(['plan', 'assembly'] as const),
  }),
  { selector: ({ itemId }) => itemId, maxLength: 7 },
);
type Goods = typeof goods extends fc.Arbitrary<infer T> ? T : never;

const terms = fc.record({
  kind: fc.constantFrom<Coupon['kind'][]>('amount', 'percent', 'shipping', 'freeItem'),
  value: fc.integer({ min: 0, max: 10_000 }),
  scope: fc.constantFrom(...COUPON_SCOPES),
  exclusive: fc.constantFrom(null, null, null, 'a', 'a', 'b', '*'),
  aim: fc.constantFrom({}, { categories: ['writing'] }, { items: ['desk'] }, { brands: ['Quillon'] }),
  minimum: fc.constantFrom(0, 0, 5_000),
  delivery: fc.constantFrom('any' as const, 'any' as const, 'ship' as const),
});
const couponsOf = (kinds: readonly (typeof terms extends fc.Arbitrary<infer T> ? T : never)[]): Coupon[] =>
  kinds.map(({ aim, ...one }, at) =>
    aCoupon({
      code: `C${at}`,
      ...one,
      ...aim,
      // Instant coupons name items; free-item coupons name one item; rewards are an amount.
      ...(one.scope === 'instant' ? { kind: 'percent' as const, items: ['paper'], exclusive: null } : {}),
      ...(one.scope === 'rewards' ? { kind: 'amount' as const, rewardsNumber: 'R1' } : {}),
      freeItemId: GIFT,
    }),
  );

/** One line per product with its services below, as the cart stores them. */
function linesOf(all: Goods): CartLine[] {
  return all.flatMap(({ itemId, qty, furniture, services }) => {
    const extra: LineExtra | null = itemId === 'desk' && furniture !== undefined ? { furniture } : null;
    const line = aLine({ itemId, qty, extra });
    const below = (item: string, relation: 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE'): CartLine =>
      aLine({ itemId: item, qty, cartItemId: `${line.cartItemId}-${item}`, parent: { cartItemId: line.cartItemId, relation } });
    if (itemId === 'set') return [line, below('pen', 'BUNDLE')];
    if (itemId !== 'desk') return [line];
    return [line, ...services.map((item) => below(item, item === 'plan' ? 'WARRANTY' : 'ASSEMBLY'))];
  });
}

const aWorld = fc.record({
  place: fc.constantFrom(...PLACES),
  atCheckout: fc.boolean(),
  shopper: fc.record({ member: fc.boolean(), taxExempt: fc.boolean(), rewardsNumber: fc.constantFrom(null, 'R1') }),
});

interface Case {
  readonly priced: PricedCart;
  /** The same cart with only these of its coupons. */
  readonly with: (codes: readonly string[]) => PricedCart;
  readonly world: typeof aWorld extends fc.Arbitrary<infer T> ? T : never;
  readonly coupons: readonly Coupon[];
}

const anything: fc.Arbitrary<Case> = fc.tuple(goods, fc.array(terms, { maxLength: 6 }), aWorld).map(([all, kinds, world]) => {
  const coupons = couponsOf(kinds);
  const lines = linesOf(all);
  const where = facts({ products: PRODUCTS, coupons, ...world.place, atCheckout: world.atCheckout, shopper: world.shopper });
  const price = (codes: readonly string[]): PricedCart => priceCart(aCart({ siteId: world.place.site, coupons: codes, lines }), where);
  return { priced: price(coupons.map(({ code }) => code)), with: price, world, coupons };
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const total = ({ lines }: PricedCart, of: (line: PricedLine) => number): number => sum(lines.map(of));
const hold = (law: (one: Case) => void): void => fc.assert(fc.property(anything, law), { numRuns: 400 });

test('[CART-15] a coupon’s discount is the sum of its shares, and a line’s discount the sum of its coupons’ shares', () => {
  hold(({ priced }) => {
    for (const { code, cents, problem } of priced.coupons) {
      expect(total(priced, ({ coupons }) => sum(coupons.filter((one) => one.code === code).map((one) => one.cents)))).toBe(cents);
      expect(problem === null || cents === 0).toBe(true);
    }
    for (const { coupons, itemDiscount, basketDiscount, off, net, gross } of priced.lines) {
      expect(sum(coupons.map(({ cents }) => cents))).toBe(itemDiscount + basketDiscount);
      for (const scope of COUPON_SCOPES)
        expect(sum(coupons.filter((one) => one.scope === scope).map(({ cents }) => cents))).toBe(off[scope]);
      expect(net).toBe(gross - itemDiscount - basketDiscount);
      expect(net).toBeGreaterThanOrEqual(0);
    }
  });
});

test('[CART-15, CART-1] gift cards, plans and assembly never get a discount, and a free-item coupon gives one unit at most', () => {
  hold(({ priced }) => {
    const kept = priced.lines.filter(({ line }) => ['card', 'plan', 'assembly'].includes(line.itemId));
    expect(kept.filter(({ off }) => sum(Object.values(off)) > 0)).toEqual([]);
    for (const { code } of priced.coupons.filter(({ coupon }) => coupon?.kind === 'freeItem')) {
      for (const { line, price, coupons } of priced.lines) {
        const given = sum(coupons.filter((one) => one.code === code).map(({ cents }) => cents));
        expect(given).toBeLessThanOrEqual(line.itemId === GIFT ? (price?.each ?? 0) : 0);
      }
    }
  });
});

/** Whether two coupons exclude each other. */
const exclude = (a: Coupon, b: Coupon): boolean => {
  if (a.scope === 'instant' || b.scope === 'instant') return false;
  return a.exclusive === '*' || b.exclusive === '*' || (a.exclusive !== null && a.exclusive === b.exclusive);
};

/** Every maximal set of compatible coupons. */
function allowedSets(coupons: readonly Coupon[]): readonly (readonly Coupon[])[] {
  const every = Array.from({ length: 2 ** coupons.length }, (_, set) => coupons.filter((_one, at) => (set >> at) % 2 === 1));
  const goTogether = (set: readonly Coupon[]): boolean => set.every((a) => set.every((b) => a === b || !exclude(a, b)));
  return every.filter((set) => goTogether(set) && coupons.every((one) => set.includes(one) || !goTogether([...set, one])));
}

test('[CART-15] of coupons that exclude each other one applies, and no other allowed set saves more', () => {
  hold(({ priced, with: only, coupons }) => {
    const counting = priced.coupons.flatMap(({ problem, coupon }) => (problem === null && coupon !== null ? [coupon] : []));
    expect(counting.filter((a) => counting.some((b) => a !== b && exclude(a, b)))).toEqual([]);
    // Comparing coupons, free delivery is worth its fee.
    const worth = (one: PricedCart): number =>
      sum(one.coupons.map(({ cents }) => cents)) +
      (one.coupons.some(({ problem, coupon }) => problem === null && coupon?.kind === 'shipping')
        ? SHIPPED_SITES[one.cart.siteId].shippingFee
        : 0);
    const all = allowedSets(coupons).map((set) => worth(only(set.map(({ code }) => code))));
    expect(worth(priced)).toBe(Math.max(...all));
  });
});

test('[CART-16] each cent of the total is goods, a fee or a tax, and each fee has a row', () => {
  hold(({ priced: { summary, lines, fees } }) => {
    const charged = summary.shipFee + summary.dasFee + summary.handlingFee + summary.surchargeFee + summary.furnSvcFee;
    expect(summary.ordTotal).toBe(summary.cartSubTotalAfterCoupons + charged + summary.tax);
    expect(summary.ordTotal).toBeGreaterThanOrEqual(0);
    expect(sum(fees.map(({ cents }) => cents))).toBe(charged);
    expect(sum(summary.taxes.map(({ cents }) => cents))).toBe(summary.tax);
    expect(summary.cartSubTotalAfterCoupons).toBe(sum(lines.map(({ net }) => net)));
  });
});

test('[CART-16] goods are taxed with their handling and surcharge, the furniture service separately; exempt shoppers pay no tax', () => {
  hold(({ priced, world }) => {
    for (const { line, product, counted, net, handling, surcharge, furniture, taxes } of priced.lines) {
      const table = taxTable(priced.place);
      const base = taxOf(net + handling + surcharge, product?.taxClass ?? 'standard', table);
      const due = world.shopper.taxExempt || !counted ? 0 : sum([...base, ...taxOf(furniture, 'service', table)].map(({ cents }) => cents));
      expect(sum(taxes.map(({ cents }) => cents)), line.itemId).toBe(due);
    }
    expect(world.shopper.taxExempt ? priced.summary.tax : 0).toBe(0);
  });
});

test('[CART-1] the price steps of a line sum to its cost, and all lines plus the fees of the cart to the total', () => {
  hold(({ priced }) => {
    const told = (line: PricedLine): number => sum(explainLine(line).map(({ cents }) => cents));
    for (const line of priced.lines) {
      const { net, handling, surcharge, furniture, taxes } = line;
      expect(told(line)).toBe(net + handling + surcharge + furniture + sum(taxes.map(({ cents }) => cents)));
    }
    const { shipFee, dasFee, tax, ordTotal } = priced.summary;
    const feeTax = tax - total(priced, ({ taxes }) => sum(taxes.map(({ cents }) => cents)));
    expect(total(priced, told) + shipFee + dasFee + feeTax).toBe(ordTotal);
  });
});

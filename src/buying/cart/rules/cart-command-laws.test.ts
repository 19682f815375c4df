// Properties of whole visits: random sequences of adds, removals, delivery changes, services and coupons.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked, aCart, aCoupon, aLine, aProduct, facts } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import { liveLines, type Cart, type CartLine } from './cart.ts';
import { addCoupons, removeCoupons } from './cart-details.ts';
import { changeLines, type LineEdit } from './change-lines.ts';
import { removeLines } from './remove-lines.ts';
import { priceCart } from './price-cart.ts';
import { restoreLine } from './restore-line.ts';

const GOODS = ['pen', 'paper', 'desk', 'drum', 'card', 'coffee', 'set'] as const;
const COUPONS = ['FIVE', 'PENS', 'SHIP', 'BEST', 'BETTER', 'LATER', 'MINE'] as const;
const SERVICES = ['plan', 'assembly'] as const;
const WORLD = facts({
  products: [
    aProduct({ itemId: 'pen', usd: { base: 1_000, sale: 800 }, quantityLimit: 40, categoryId: 'writing' }),
    aProduct({ itemId: 'paper', usd: { base: 4_000, breaks: [{ qty: 5, each: 3_500 }] } }),
    aProduct({ itemId: 'desk', usd: { base: 20_000, handling: 2_500 }, kind: 'directFurniture', services: [...SERVICES] }),
    aProduct({ itemId: 'drum', usd: { base: 9_000, surcharge: 150 }, kind: 'surcharge', increment: 2 }),
    aProduct({ itemId: 'card', usd: { base: 500 }, kind: 'giftCard', taxClass: 'giftCard' }),
    aProduct({ itemId: 'coffee', usd: { base: 1_599 }, taxClass: 'grocery' }),
    aProduct({ itemId: 'set', usd: { base: 3_000 }, kind: 'bundle', bundle: [{ itemId: 'coffee', qty: 2 }] }),
    aProduct({ itemId: 'plan', usd: { base: 2_500 }, kind: 'warranty', taxClass: 'service' }),
    aProduct({ itemId: 'assembly', usd: { base: 4_900 }, kind: 'assembly', taxClass: 'service' }),
  ],
  stock: { pen: 60, paper: 30, desk: 12, drum: 20 },
  shelves: { 'pen@0008': 9, 'paper@0008': 3, 'coffee@0008': 20 },
  coupons: [
    aCoupon({ code: 'FIVE' }),
    aCoupon({ code: 'PENS', kind: 'percent', value: 2_500, scope: 'item', categories: ['writing'] }),
    aCoupon({ code: 'SHIP', kind: 'shipping', value: 0 }),
    aCoupon({ code: 'BEST', kind: 'percent', value: 1_500, exclusive: 'best' }),
    aCoupon({ code: 'BETTER', value: 2_000, minimum: 10_000, exclusive: 'best' }),
    aCoupon({ code: 'LATER', scope: 'checkoutOnly' }),
    aCoupon({ code: 'MINE', value: 3_000, scope: 'rewards', rewardsNumber: 'R1' }),
  ],
  shopper: { rewardsNumber: 'R1' },
  zip: '02110',
});

/** A shopper's action on the line of an item, or on the coupons. */
type Step = (cart: Cart) => Cart;
const lineOf = (cart: Cart, itemId: string): string =>
  liveLines(cart).find((line) => line.itemId === itemId && line.parent === null)?.cartItemId ?? 'none';
/** Whether a line (possibly removed) is this service on a line of the item. */
const isServiceOn = (cart: Cart, itemId: string, service: string, line: CartLine): boolean =>
  line.itemId === service && cart.lines.some((above) => above.itemId === itemId && above.cartItemId === line.parent?.cartItemId);
const servicesOf = (cart: Cart, itemId: string, service: string): readonly string[] =>
  liveLines(cart)
    .filter((line) => isServiceOn(cart, itemId, service, line))
    .map(({ cartItemId }) => cartItemId);
/** The first line of an item, or of a service on it, removed lines included. */
const firstOf = (cart: Cart, itemId: string, service: string | null): string =>
  cart.lines.find((line) => (service === null ? line.itemId === itemId : isServiceOn(cart, itemId, service, line)))?.cartItemId ?? 'none';
/** Ids that depend on the name, so that carts built in another order can be compared. */
const named = (cart: Cart, name: string) => {
  let at = 0;
  return () => `${name}-${cart.lines.length}-${(at += 1)}`;
};
const edited =
  (itemId: string, edit: Partial<LineEdit>): Step =>
  (cart) =>
    changeLines(cart, [{ cartItemId: lineOf(cart, itemId), qty: undefined, deliveryType: undefined, storeNumber: null, ...edit }], WORLD)
      .cart;
const withService =
  (itemId: string, service: string, qty: number): Step =>
  (cart) =>
    addItems(cart, [asked(service, qty, { parentItemId: itemId })], WORLD, named(cart, service), { ignoreExisting: true }).cart;
const withoutService =
  (itemId: string, service: string): Step =>
  (cart) =>
    removeLines(cart, servicesOf(cart, itemId, service), WORLD.now).cart;
/** A line that is still in the cart stays unchanged, so that the step can be repeated. */
const broughtBack =
  (itemId: string, service: string | null): Step =>
  (cart) =>
    restoreLine(cart, firstOf(cart, itemId, service), WORLD).cart;

const someQty = fc.integer({ min: 1, max: 50 });
const oneOf = fc.constantFrom(...GOODS);
const toLine = (itemId: string): fc.Arbitrary<Step> =>
  fc.oneof(
    // `ignoreExisting` sets the quantity, so that the step can be repeated.
    someQty.map(
      (qty): Step =>
        (cart) =>
          addItems(cart, [asked(itemId, qty)], WORLD, named(cart, itemId), { ignoreExisting: true }).cart,
    ),
    someQty.map((qty) => edited(itemId, { qty })),
    fc.constantFrom('STA' as const, 'ISP' as const).map((deliveryType) => edited(itemId, { deliveryType, storeNumber: '0008' })),
    fc
      .option(fc.record({ level: fc.constantFrom('BASC' as const, 'CUST' as const), qty: fc.integer({ min: 1, max: 5 }) }))
      .map((furniture) => edited(itemId, { furniture })),
    fc.tuple(fc.constantFrom(...SERVICES), someQty).map(([service, qty]) => withService(itemId, service, qty)),
    fc.constant<Step>((cart) => removeLines(cart, [lineOf(cart, itemId)], WORLD.now).cart),
    fc.constantFrom(...SERVICES).map((service) => withoutService(itemId, service)),
    fc.constantFrom(null, ...SERVICES).map((back) => broughtBack(itemId, back)),
  );
const toCoupons: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...COUPONS), fc.boolean()).map(
  ([code, off]): Step =>
    (cart) =>
      off ? removeCoupons(cart, [code]).cart : addCoupons(cart, [code], WORLD).cart,
);
const aStep = fc.oneof({ weight: 4, arbitrary: oneOf.chain(toLine) }, { weight: 1, arbitrary: toCoupons });
const aVisitOf = (step: fc.Arbitrary<Step>): fc.Arbitrary<Cart> =>
  fc.array(step, { maxLength: 14 }).map((steps) => steps.reduce((cart, one) => one(cart), aCart()));
const aVisit = aVisitOf(aStep);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
/** The contents of a cart, independent of line ids and order. */
function held(cart: Cart) {
  const nameOf = (id: string | undefined): string | undefined => cart.lines.find(({ cartItemId }) => cartItemId === id)?.itemId;
  return liveLines(cart)
    .map(({ itemId, qty, delivery, parent, extra }) => ({ itemId, qty, delivery, parent: nameOf(parent?.cartItemId), extra }))
    .toSorted((a, b) => `${a.itemId} ${a.parent}`.localeCompare(`${b.itemId} ${b.parent}`));
}
const hold = <T>(arbitrary: fc.Arbitrary<T>, law: (value: T) => void, examples: readonly T[] = []): void =>
  fc.assert(fc.property(arbitrary, law), { numRuns: 300, examples: examples.map((one) => [one]) });

test('[CART-10, CART-15, CART-16] after any visit all shares add up, no line or total is negative, no service outnumbers its product, and reading again changes nothing', () => {
  hold(fc.oneof(aVisit, aVisitOf(toLine('desk'))), (cart) => {
    const priced = priceCart(cart, WORLD);
    const { summary, lines, coupons } = priced;
    expect(priceCart(cart, WORLD)).toEqual(priced);
    for (const { net, qty } of lines.map((line) => ({ net: line.net, qty: line.line.qty }))) {
      expect(net).toBeGreaterThanOrEqual(0);
      expect(qty).toBeGreaterThan(0);
    }
    expect(summary.ordTotal).toBeGreaterThanOrEqual(0);
    for (const { code, cents } of coupons)
      expect(sum(lines.flatMap((line) => line.coupons.filter((one) => one.code === code).map((one) => one.cents)))).toBe(cents);
    expect(sum(lines.map(({ gross, itemDiscount, basketDiscount }) => gross - itemDiscount - basketDiscount))).toBe(
      summary.cartSubTotalAfterCoupons,
    );
    const byId = new Map(liveLines(cart).map((line) => [line.cartItemId, line]));
    for (const { parent, itemId, delivery } of byId.values()) {
      expect(parent === null && SERVICES.some((service) => service === itemId)).toBe(false);
      if (parent === null) continue;
      const above = byId.get(parent.cartItemId);
      const beside = [...byId.values()].filter((one) => one.itemId === itemId && one.parent?.cartItemId === parent.cartItemId);
      expect(sum(beside.map(({ qty }) => qty))).toBeLessThanOrEqual(above?.qty ?? 0);
      expect(delivery).toEqual(above?.delivery);
    }
  });
});

test('[CART-9, CART-10] after any visit adding and removing restores cart and totals, and restoring the line restores the add', () => {
  hold(fc.tuple(aVisit, oneOf, someQty, fc.subarray([...SERVICES])), ([before, itemId, qty, services]) => {
    fc.pre(lineOf(before, itemId) === 'none');
    const wanted = [asked(itemId, qty), ...services.map((service) => asked(service, qty, { parentItemId: itemId }))];
    const added = addItems(before, wanted, WORLD, named(before, 'new'));
    const id = lineOf(added.cart, itemId);
    fc.pre(id !== 'none');
    const removed = removeLines(added.cart, [id], WORLD.now).cart;
    expect(held(removed)).toEqual(held(before));
    expect(priceCart(removed, WORLD).summary).toEqual(priceCart(before, WORLD).summary);
    const back = restoreLine(removed, id, WORLD).cart;
    expect(held(back)).toEqual(held(added.cart));
    expect(priceCart(back, WORLD).summary).toEqual(priceCart(added.cart, WORLD).summary);
  });
});

test('[CART-26] after any visit a repeated step changes nothing', () => {
  hold(fc.tuple(aVisit, aStep), ([before, step]) => {
    const once = step(before);
    const twice = step(once);
    expect(held(twice)).toEqual(held(once));
    expect(twice.coupons).toEqual(once.coupons);
    expect(priceCart(twice, WORLD).summary).toEqual(priceCart(once, WORLD).summary);
  });
});

/** The same steps in two orders, and the coupons of the cart. */
type OrderedBothWays = [[Step[], Step[]], (typeof COUPONS)[number][]];

test('[CART-26] steps on different lines commute, whatever coupons the cart has', () => {
  const full = aCart({ lines: GOODS.filter((one) => one !== 'set').map((itemId) => aLine({ itemId, qty: 2 })) });
  const steps = fc
    .subarray(GOODS.filter((one) => one !== 'set'))
    .chain((items) => fc.tuple(...items.map((itemId) => toLine(itemId))))
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length })));
  // Removing or restoring the pen's service does not change the desk's service.
  const ofDesk = withService('desk', 'assembly', 2);
  const ofPen = [withoutService('pen', 'assembly'), broughtBack('pen', 'assembly')];
  hold(
    fc.tuple(steps, fc.subarray([...COUPONS])),
    ([[asked, shuffled], coupons]) => {
      const start: Cart = { ...full, coupons };
      const [one, other] = [asked, shuffled].map((order) => order.reduce<Cart>((cart, step) => step(cart), start));
      if (one === undefined || other === undefined) return;
      expect(held(other)).toEqual(held(one));
      expect(priceCart(other, WORLD).summary).toEqual(priceCart(one, WORLD).summary);
    },
    ofPen.map((step): OrderedBothWays => [
      [
        [ofDesk, step],
        [step, ofDesk],
      ],
      [],
    ]),
  );
});

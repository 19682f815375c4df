import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, aCoupon, aLine, aProduct, aStore, facts, ids, NOW, type World } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import type { Cart } from './cart.ts';
import { addCoupons, removeCoupons, sendTo } from './cart-details.ts';
import type { CartFacts } from './cart-facts.ts';
import { changeLines } from './change-lines.ts';
import { removeLines } from './remove-lines.ts';
import { deliverOn } from './future-delivery.ts';
import { priceCart, type PricedCart } from './price-cart.ts';
import { restoreLine } from './restore-line.ts';

const PRODUCTS = [
  aProduct({ itemId: 'pen', usd: { base: 1_000, sale: 800 }, alternates: ['paper'] }),
  aProduct({ itemId: 'paper', usd: { base: 4_000, breaks: [{ qty: 5, each: 3_500 }] }, services: [] }),
  aProduct({ itemId: 'chair', usd: { base: 20_000, handling: 2_500 }, kind: 'directFurniture', services: ['plan'] }),
  aProduct({ itemId: 'plan', usd: { base: 2_500 }, kind: 'warranty', taxClass: 'service' }),
  aProduct({ itemId: 'drum', usd: { base: 9_000, surcharge: 150 }, kind: 'surcharge', alternates: ['pen', 'paper'] }),
  aProduct({ itemId: 'bag', usd: { base: 300 }, facets: { addOn: { 'en-US': 'yes', 'en-CA': 'yes', 'fr-CA': 'oui' } } }),
  aProduct({ itemId: 'sample', usd: { base: 0 }, kind: 'freeSample' }),
  aProduct({ itemId: 'card', usd: { base: 5_000 }, kind: 'giftCard', taxClass: 'giftCard' }),
];
const ITEMS = PRODUCTS.map(({ itemId }) => itemId);
const COUPONS = [aCoupon({ code: 'FIVE' }), aCoupon({ code: 'PENS', scope: 'item', kind: 'percent', value: 1_000, items: ['pen'] })];
const STORES = [aStore(), aStore({ storeNumber: '0009' })];

/** A world that changes, and changes its versions like the shop's own sources. */
interface Changing {
  world: World;
  readonly editions: Map<string, number>;
}

function factsOf({ world, editions }: Changing, cart: Cart): CartFacts {
  const changes = [...editions.values()].reduce((sum, edition) => sum + edition, 0);
  const edition = {
    of: [world.products, world.contract, world.blocked, world.shopper, world.now, cart.zip],
    discountsOf: [],
    stockOf: (itemId: string) => editions.get(itemId) ?? 0,
    stock: () => changes,
  };
  return { ...facts({ ...world, ...(cart.zip === null ? {} : { zip: cart.zip }) }), edition };
}

type Step = (cart: Cart, changing: Changing, newId: () => string) => Cart;

const item = fc.constantFrom(...ITEMS);
const qty = fc.integer({ min: 1, max: 12 });
const place = fc.nat({ max: 8 });
const wanted = { storeNumber: '0008', parentItemId: null, parentCartItemId: null } as const;
const idAt = ({ lines }: Cart, at: number): string => lines[at % Math.max(lines.length, 1)]?.cartItemId ?? 'none';

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(item, qty, fc.constantFrom('STA' as const, 'ISP' as const)).map(([itemId, many, deliveryType]): Step => {
    return (cart, changing, newId) => addItems(cart, [{ ...wanted, itemId, qty: many, deliveryType }], factsOf(changing, cart), newId).cart;
  }),
  fc.tuple(place, qty).map(([at, many]): Step => {
    return (cart, changing) => {
      const edit = { cartItemId: idAt(cart, at), qty: many, deliveryType: undefined, storeNumber: null };
      return changeLines(cart, [edit], factsOf(changing, cart)).cart;
    };
  }),
  place.map(
    (at): Step =>
      (cart, _changing) =>
        removeLines(cart, [idAt(cart, at)], NOW).cart,
  ),
  place.map(
    (at): Step =>
      (cart, changing) =>
        restoreLine(cart, idAt(cart, at), factsOf(changing, cart)).cart,
  ),
  fc.constantFrom('FIVE', 'PENS').map(
    (code): Step =>
      (cart, changing) =>
        addCoupons(cart, [code], factsOf(changing, cart)).cart,
  ),
  fc.constant((cart: Cart) => removeCoupons(cart, cart.coupons).cart),
  fc.constantFrom('99501', '02110').map(
    (zip): Step =>
      (cart, changing) =>
        sendTo(cart, zip, factsOf(changing, cart)).cart,
  ),
  fc.constantFrom('2026-11-27', '2026-12-03', null).map(
    (day): Step =>
      (cart, changing) =>
        deliverOn(cart, day, factsOf(changing, cart)).cart,
  ),
  fc.tuple(item, fc.nat({ max: 15 })).map(([itemId, units]): Step => {
    return (cart, changing) => {
      changing.world = { ...changing.world, stock: { ...changing.world.stock, [itemId]: units } };
      changing.editions.set(itemId, (changing.editions.get(itemId) ?? 0) + 1);
      return cart;
    };
  }),
  fc.tuple(item, fc.integer({ min: 1, max: 30_000 })).map(([itemId, base]): Step => {
    return (cart, changing) => {
      const products = (changing.world.products ?? []).map((one) => (one.itemId === itemId ? aProduct({ ...one, usd: { base } }) : one));
      changing.world = { ...changing.world, products };
      return cart;
    };
  }),
  fc
    .constantFrom<World>({ now: NOW + 60_000 }, { shopper: { taxExempt: true } }, { blocked: ['pen'] }, { contract: { paper: 99 } })
    .map((over): Step => (cart, changing) => {
      changing.world = { ...changing.world, ...over };
      return cart;
    }),
);

test('[CART-1] pricing a changed cart incrementally equals pricing it from scratch', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const changing: Changing = {
        world: { products: PRODUCTS, coupons: COUPONS, stores: STORES, shelves: { 'pen@0008': 5, 'paper@0008': 50 } },
        editions: new Map(),
      };
      const newId = ids();
      let cart = aCart();
      let before: PricedCart | undefined;
      for (const next of steps) {
        cart = next(cart, changing, newId);
        const world = factsOf(changing, cart);
        const again = priceCart(cart, world, before);
        expect(again).toEqual(priceCart(cart, world));
        before = again;
      }
    }),
    { numRuns: 60 },
  );
});

test('[CART-1] unchanged lines are reused', () => {
  const changing: Changing = { world: { products: PRODUCTS }, editions: new Map() };
  const cart = aCart({ lines: [aLine({ itemId: 'pen' }), aLine({ itemId: 'paper' }), aLine({ itemId: 'card' })] });
  const before = priceCart(cart, factsOf(changing, cart));
  const added = addItems(cart, [{ ...wanted, itemId: 'paper', qty: 2, deliveryType: 'STA' }], factsOf(changing, cart), ids()).cart;
  const again = priceCart(added, factsOf(changing, added), before);
  expect(again.lines.map((line, at) => line === before.lines[at])).toEqual([true, false, true]);
  changing.editions.set('pen', 1);
  const sold = priceCart(added, factsOf(changing, added), again);
  expect(sold.lines.map((line, at) => line === again.lines[at])).toEqual([false, true, true]);
});

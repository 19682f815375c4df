// Properties that hold for every cart: commands on different lines commute, adding and removing cancel out, and repeating changes nothing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked, aCart, aCoupon, aLine, aProduct, facts, ids } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import type { AddItem } from './add-item.ts';
import { liveLines, type Cart } from './cart.ts';
import { addCoupons } from './cart-details.ts';
import { changeLines, type LineEdit } from './change-lines.ts';
import { removeLines } from './remove-lines.ts';
import { mergeCarts } from './merge-carts.ts';
import { priceCart } from './price-cart.ts';
import { restoreLine } from './restore-line.ts';

const ITEMS = ['pen', 'paper', 'chair', 'drum', 'card', 'app'] as const;
const WORLD = facts({
  products: [
    aProduct({ itemId: 'pen', usd: { base: 1_000, sale: 800 }, quantityLimit: 40 }),
    aProduct({ itemId: 'paper', usd: { base: 4_000, breaks: [{ qty: 5, each: 3_500 }] } }),
    aProduct({ itemId: 'chair', usd: { base: 20_000, handling: 2_500 }, kind: 'directFurniture' }),
    aProduct({ itemId: 'drum', usd: { base: 9_000, surcharge: 150 }, kind: 'surcharge', increment: 2 }),
    aProduct({ itemId: 'card', usd: { base: 500 }, kind: 'giftCard', taxClass: 'giftCard' }),
    aProduct({ itemId: 'app', usd: { base: 6_000 }, kind: 'eDownload', taxClass: 'digital' }),
  ],
  stock: { pen: 60, paper: 30, chair: 12, drum: 20 },
  coupons: [aCoupon({ code: 'FIVE' })],
  zip: '02110',
});

const anItem = fc.record({ itemId: fc.constantFrom(...ITEMS), qty: fc.integer({ min: 1, max: 70 }) });
const item = ({ itemId, qty }: { itemId: string; qty: number }): AddItem => asked(itemId, qty);
const held = (cart: Cart) =>
  liveLines(cart)
    .map(({ itemId, qty, extra }) => ({ itemId, qty, extra }))
    .toSorted((a, b) => a.itemId.localeCompare(b.itemId));
const filled = aCart({ lines: ITEMS.map((itemId) => aLine({ itemId, qty: 2, seenCents: 1 })) });

test('[CART-26] commands on different lines can come in any order', () => {
  const anEdit = fc.record({ at: fc.nat({ max: ITEMS.length - 1 }), qty: fc.integer({ min: 0, max: 80 }) });
  fc.assert(
    fc.property(
      fc.uniqueArray(anEdit, { selector: ({ at }) => at, maxLength: ITEMS.length }),
      fc.infiniteStream(fc.nat()),
      (edits, order) => {
        const asked = edits.map(({ at, qty }): LineEdit => ({
          cartItemId: `line-${ITEMS[at]}`,
          qty,
          deliveryType: undefined,
          storeNumber: null,
        }));
        const shuffled = asked.map((edit) => ({ edit, at: order.next().value as number })).toSorted((a, b) => a.at - b.at);
        const one = changeLines(filled, asked, WORLD);
        const other = changeLines(
          filled,
          shuffled.map(({ edit }) => edit),
          WORLD,
        );
        expect(held(other.cart)).toEqual(held(one.cart));
        expect(priceCart(other.cart, WORLD).summary).toEqual(priceCart(one.cart, WORLD).summary);
      },
    ),
  );
});

test('[CART-9, CART-11] adding and then removing restores the totals, and restoring brings the line back', () => {
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 4 }), anItem, (before, extra) => {
      const cart = addItems(aCart(), before.map(item), WORLD, ids()).cart;
      fc.pre(!liveLines(cart).some(({ itemId }) => itemId === extra.itemId));
      const added = addItems(cart, [item(extra)], WORLD, () => 'the-new-one');
      fc.pre(added.changes.length > 0);
      const removed = removeLines(added.cart, ['the-new-one'], WORLD.now);
      expect(held(removed.cart)).toEqual(held(cart));
      expect(priceCart(removed.cart, WORLD).summary).toEqual(priceCart(cart, WORLD).summary);
      expect(held(restoreLine(removed.cart, 'the-new-one', WORLD).cart)).toEqual(held(added.cart));
    }),
  );
});

test('[CART-26] repeating changes nothing: quantities set, lines removed, coupons entered, carts merged', () => {
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 5 }), fc.integer({ min: 0, max: 80 }), (items, qty) => {
      const cart = addItems(aCart(), items.map(item), WORLD, ids()).cart;
      const edits = liveLines(cart).map(({ cartItemId }) => ({ cartItemId, qty, deliveryType: undefined, storeNumber: null }));
      const once = changeLines(cart, edits, WORLD).cart;
      expect(held(changeLines(once, edits, WORLD).cart)).toEqual(held(once));
      const withCoupon = addCoupons(cart, ['FIVE'], WORLD).cart;
      expect(addCoupons(withCoupon, ['FIVE'], WORLD).cart.coupons).toEqual(withCoupon.coupons);
      const { cart: merged } = mergeCarts(filled, cart, ids());
      expect(mergeCarts(merged, cart, ids()).cart).toBe(merged);
    }),
  );
});

test('[CART-11] however items are added, no line breaks its limit, its steps or the stock', () => {
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 12 }), (items) => {
      const cart = items.reduce((now, one) => addItems(now, [item(one)], WORLD, () => `line-${now.lines.length}`).cart, aCart());
      for (const { itemId, qty } of liveLines(cart)) {
        expect(qty).toBeLessThanOrEqual({ pen: 40, paper: 30, chair: 12, drum: 20 }[itemId as 'pen'] ?? 9_999);
        expect(qty % (itemId === 'drum' ? 2 : 1)).toBe(0);
      }
      expect(new Set(cart.lines.map(({ itemId }) => itemId)).size).toBe(cart.lines.length);
      expect(priceCart(cart, WORLD).summary.ordTotal).toBeGreaterThanOrEqual(0);
    }),
  );
});

// The parts of a bundle are lines below it: they have no price, follow the bundle in everything, and cannot be changed alone (CART-10). A part has
// the quantity of its bundle; `pieces` says how many each bundle holds.
import type { ProductFacts } from '#goods/catalog/rules';
import type { CartLine, Cart } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { LineBook } from './line-book.ts';
import type { LineChange } from './line-change.ts';
import type { ItemMessage } from './cart-message.ts';

export function isBundlePart({ parent }: Pick<CartLine, 'parent'>): boolean {
  return parent?.relation === 'BUNDLE';
}

/** Adds the missing parts of a bundle and sets all parts to its quantity; returns the changes. */
export function putParts(
  bundle: CartLine,
  { bundle: parts }: ProductFacts,
  book: LineBook,
  { now }: CartFacts,
  newId: () => string,
): LineChange[] {
  if (parts.length === 0) return [];
  const there = book.all().filter(({ parent, removedAt }) => parent?.cartItemId === bundle.cartItemId && removedAt === null);
  return parts.map(({ itemId, qty: pieces }) => {
    const part = there.find((line) => line.itemId === itemId && isBundlePart(line));
    const cartItemId = part?.cartItemId ?? newId();
    book.put({
      cartItemId,
      itemId,
      qty: bundle.qty,
      parent: { cartItemId: bundle.cartItemId, relation: 'BUNDLE' },
      delivery: bundle.delivery,
      customerSku: null,
      seenCents: 0,
      addedAt: part?.addedAt ?? now,
      removedAt: null,
      extra: part?.extra ?? (pieces > 1 ? { pieces } : null),
    });
    const actioned = part === undefined ? 'ADD_ITEM' : 'EDIT_ITEM';
    return { cartItemId, actioned, prevQty: part?.qty ?? 0, requestedQty: bundle.qty, along: true };
  });
}

/** Why a part of a bundle cannot change. */
export function partProblem(cart: Cart, { itemId, cartItemId, parent }: CartLine, asked: number | undefined): ItemMessage {
  const bundle = cart.lines.find((line) => line.cartItemId === parent?.cartItemId);
  if ((asked ?? 0) <= (bundle?.qty ?? 0)) return { code: 'BUNDLE_PART_FIXED', itemId, cartItemId };
  return { code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', of: 'bundle', itemId, cartItemId };
}

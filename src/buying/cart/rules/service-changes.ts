// Services follow their product: never more of them, and always the same delivery (CART-10, DLV-3).
import { isBundlePart } from './bundle-parts.ts';
import { isLive, isSameDelivery, type CartLine } from './cart.ts';
import type { LineBook } from './line-book.ts';
import type { LineChange } from './line-change.ts';

/** The service with its product's delivery, and no more units than the product. */
export function following(line: CartLine, parent: CartLine): CartLine {
  if (line.parent?.cartItemId !== parent.cartItemId) return line;
  const qty = isBundlePart(line) ? parent.qty : Math.min(line.qty, parent.qty);
  return line.qty === qty && isSameDelivery(line.delivery, parent.delivery) ? line : { ...line, qty, delivery: parent.delivery };
}

/** The changes of a product's services when the product changes. */
export function serviceChanges(lines: readonly CartLine[], edited: CartLine): LineChange[] {
  return lines.flatMap((line) => {
    const after = following(line, edited);
    if (after === line || !isLive(line)) return [];
    return [{ cartItemId: line.cartItemId, actioned: 'EDIT_ITEM' as const, prevQty: line.qty, requestedQty: after.qty, along: true }];
  });
}

/** Writes those changes to the line book. */
export function updateServices(edited: CartLine, book: LineBook): LineChange[] {
  const changes = serviceChanges(book.all(), edited);
  for (const line of book.all()) {
    const after = following(line, edited);
    if (after !== line) book.put(after);
  }
  return changes;
}

// What belongs to a product follows it: never more of it than of that, and always the same way (CART-10, DLV-3).
import type { DeliveryChoice } from '#goods/delivery/rules';
import { isBundlePart } from './bundle-parts.ts';
import { isLive, type CartLine } from './cart.ts';
import type { LineBook } from './line-book.ts';
import type { LineChange } from './line-change.ts';

/** A service goes where its product goes, and there are never more of it. */
export function following(line: CartLine, parent: CartLine): CartLine {
  if (line.parent?.cartItemId !== parent.cartItemId) return line;
  const qty = isBundlePart(line) ? parent.qty : Math.min(line.qty, parent.qty);
  return line.qty === qty && sameChoice(line.delivery, parent.delivery) ? line : { ...line, qty, delivery: parent.delivery };
}

/** What a change of a product does to what belongs to it. */
export function alongWith(lines: readonly CartLine[], edited: CartLine): LineChange[] {
  return lines.flatMap((line) => {
    const after = following(line, edited);
    if (after === line || !isLive(line)) return [];
    return [{ cartItemId: line.cartItemId, actioned: 'EDIT_ITEM' as const, prevQty: line.qty, requestedQty: after.qty, along: true }];
  });
}

/** The same for a product that was put in the book. */
export function bringAlong(edited: CartLine, book: LineBook): LineChange[] {
  const changes = alongWith(book.all(), edited);
  for (const line of book.all()) {
    const after = following(line, edited);
    if (after !== line) book.put(after);
  }
  return changes;
}

function sameChoice(a: DeliveryChoice, b: DeliveryChoice): boolean {
  return a.type === b.type && a.storeNumber === b.storeNumber;
}

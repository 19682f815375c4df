// Converts between database rows and the cart of the rules.
import { isNotice, type Cart, type CartLine } from '#buying/cart/rules';
import type { LineTuple, StoredCart } from './cart-queries.ts';

/** `stored`: JSON of a `StoredCart`, as the cart statements return it. */
export function cartFrom(stored: string): Cart {
  const [head, lines] = JSON.parse(stored) as StoredCart;
  const [
    cartId,
    ownerId,
    siteId,
    version,
    type,
    coupons,
    zip,
    storeNumber,
    budgetCenter,
    purchaseOrder,
    purchaseOrderRelease,
    notices,
    extra,
    purpose,
  ] = head;
  return {
    cartId,
    ownerId,
    siteId,
    purpose,
    version,
    type,
    coupons,
    zip,
    storeNumber,
    accounting: { budgetCenter, purchaseOrder, purchaseOrderRelease },
    notices: notices.filter(isNotice),
    lines: lines.map(lineFrom),
    extra,
  };
}

function lineFrom(tuple: LineTuple): CartLine {
  const [cartItemId, itemId, qty, parentId, relation, type, storeNumber, customerSku, seenCents, addedAt, removedAt, extra] = tuple;
  const parent = parentId === null || relation === null ? null : { cartItemId: parentId, relation };
  return { cartItemId, itemId, qty, parent, delivery: { type, storeNumber }, customerSku, seenCents, addedAt, removedAt, extra };
}

/**
 * The writes that turn `before` into `after`. Rules replace changed lines and keep the other objects in their order, so one pass finds new, changed
 * and dropped lines.
 */
export function lineWrites(before: Cart, after: Cart): { readonly put: readonly object[]; readonly forgotten: readonly string[] } {
  const put: object[] = [];
  const forgotten: string[] = [];
  let at = 0;
  for (const [position, line] of after.lines.entries()) {
    const there = before.lines[at];
    if (there === line) {
      at += 1;
      continue;
    }
    const found =
      there?.cartItemId === line.cartItemId ? at : before.lines.findIndex((one, place) => place > at && one.cartItemId === line.cartItemId);
    for (const gone of found < 0 ? [] : before.lines.slice(at, found)) forgotten.push(gone.cartItemId);
    if (found < 0 || before.lines[found] !== line) put.push(rowOf(line, position));
    if (found >= 0) at = found + 1;
  }
  for (const gone of before.lines.slice(at)) forgotten.push(gone.cartItemId);
  return { put, forgotten };
}

function rowOf(line: CartLine, position: number): object {
  return {
    id: line.cartItemId,
    position,
    item: line.itemId,
    qty: line.qty,
    parent: line.parent?.cartItemId ?? null,
    relation: line.parent?.relation ?? null,
    delivery: line.delivery.type,
    store: line.delivery.storeNumber,
    sku: line.customerSku,
    seen: line.seenCents,
    added: line.addedAt,
    removed: line.removedAt,
    extra: line.extra,
  };
}

/** Whether everything but the lines is unchanged. */
export function isSameHead(a: Cart, b: Cart): boolean {
  return (
    a.coupons === b.coupons &&
    a.zip === b.zip &&
    a.storeNumber === b.storeNumber &&
    a.accounting === b.accounting &&
    a.type === b.type &&
    a.extra === b.extra
  );
}

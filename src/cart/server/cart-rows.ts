// Between rows and the cart of the rules.
import type { Cart, CartLine } from '#cart/rules';
import type { HeadRow, LineTuple } from './cart-queries.ts';

/** `kept` is the caller's copy, used when the row says that its lines are still right. */
export function cartFrom(row: HeadRow, kept: Cart | undefined): Cart {
  const lines = row.lines === null ? kept?.lines : row.lines.map(lineFrom);
  if (lines === undefined) throw new Error(`Cart ${row.cart_id} came without its lines`);
  return {
    cartId: row.cart_id,
    ownerId: row.owner_id,
    siteId: row.site_id,
    version: row.version,
    type: row.type,
    coupons: row.coupons,
    zip: row.cart_zip,
    storeNumber: row.cart_store,
    accounting: { budgetCenter: row.budget_center, purchaseOrder: row.purchase_order, purchaseOrderRelease: row.purchase_order_release },
    notices: row.notices.filter((notice) => notice === 'CART_AUTO_MERGE'),
    lines,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}

function lineFrom(tuple: LineTuple): CartLine {
  const [cartItemId, itemId, qty, parentId, relation, type, storeNumber, customerSku, seenCents, addedAt, removedAt] = tuple;
  const parent = parentId === null || relation === null ? null : { cartItemId: parentId, relation };
  return { cartItemId, itemId, qty, parent, delivery: { type, storeNumber }, customerSku, seenCents, addedAt, removedAt };
}

/** What has to be written to make `before` into `after`. Lines are compared by identity: rules replace what they change. */
export function lineWrites(before: Cart, after: Cart): { readonly put: readonly object[]; readonly forgotten: readonly string[] } {
  if (before.lines === after.lines) return { put: [], forgotten: [] };
  const known = new Set<CartLine>(before.lines);
  const put: object[] = [];
  for (const [position, line] of after.lines.entries()) {
    if (known.delete(line)) continue;
    put.push(rowOf(line, position));
  }
  const kept = known.size === 0 ? undefined : new Set(after.lines.map(({ cartItemId }) => cartItemId));
  const forgotten = [...known].flatMap(({ cartItemId }) => (kept?.has(cartItemId) === true ? [] : [cartItemId]));
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
  };
}

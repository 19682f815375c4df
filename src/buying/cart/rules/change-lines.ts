// Changes lines: quantity, delivery, removal (CART-6, 9, 10, 11; DLV-3).
import { isPickup, settleDelivery, type DeliveryChoice, type DeliveryType } from '#goods/delivery/rules';
import { limitsOf } from './quantity-limits.ts';
import { together, unchanged, type CartChange } from './cart-change.ts';
import { isBundlePart, partProblem } from './bundle-parts.ts';
import { isLive, isSameDelivery, type Cart, type CartLine, type LineExtra } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import { serviceChanges, following } from './service-changes.ts';
import { hasFurnitureService, type FurnitureService } from './furniture-service.ts';
import { itemProblem } from './item-problem.ts';
import { changedQuantity } from './quantity.ts';
import { crossLineProblem } from './special-goods.ts';
import { markedPieces } from './representative-mark.ts';
import { removeLines } from './remove-lines.ts';

export interface LineEdit {
  readonly cartItemId: string;
  /** The new quantity; 0 removes the line, undefined keeps it. */
  readonly qty: number | undefined;
  readonly deliveryType: DeliveryType | undefined;
  readonly storeNumber: string | null;
  /** The new furniture service, null for none; undefined keeps it. */
  readonly furniture?: FurnitureService | null | undefined;
  /** The line's own budget center; null uses the cart's. */
  readonly budgetCenter?: string | null | undefined;
  /** The line's own purchase order; null uses the cart's. */
  readonly purchaseOrder?: string | null | undefined;
  /** A representative edits it for the shopper. */
  readonly byRepresentative?: boolean | undefined;
}

/** Applies edits in order; a refused edit gets a message and leaves its line unchanged. An edit of a removed line restores it. */
export function changeLines(cart: Cart, edits: readonly LineEdit[], facts: CartFacts): CartChange {
  let now: CartChange = { cart, messages: [], changes: [] };
  for (const edit of edits) now = together(now, changeLine(now.cart, edit, facts));
  return now;
}

function changeLine(cart: Cart, edit: LineEdit, facts: CartFacts): CartChange {
  const line = cart.lines.find(({ cartItemId }) => cartItemId === edit.cartItemId);
  if (line === undefined) return unchanged(cart, { code: 'CART_ITEM_ID_NOT_FOUND', itemId: '', cartItemId: edit.cartItemId });
  if (edit.qty === 0) return removeLines(cart, [line.cartItemId], facts.now);
  if (!isLive(line)) return unchanged(cart, { code: 'CART_ITEM_ID_NOT_FOUND', itemId: line.itemId, cartItemId: line.cartItemId });
  if (isBundlePart(line)) return unchanged(cart, partProblem(cart, line, edit.qty));
  const product = facts.product(line.itemId);
  const delivery = editedDelivery(line, edit, facts);
  if (
    isPickup(delivery) &&
    cart.lines.some((one) => isLive(one) && one.parent?.cartItemId === line.cartItemId && one.parent.relation === 'ASSEMBLY')
  )
    return unchanged(cart, { code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED', itemId: line.itemId, cartItemId: line.cartItemId });
  const problem = itemProblem(line.itemId, product, delivery, facts);
  if (product === undefined || problem !== null)
    return unchanged(cart, { ...(problem ?? { code: 'INVALID_ITEM', itemId: line.itemId }), cartItemId: line.cartItemId });

  const asked = edit.qty ?? line.qty;
  const parent = cart.lines.find(({ cartItemId }) => cartItemId === line.parent?.cartItemId);
  if (parent !== undefined && asked > parent.qty) {
    return unchanged(cart, { code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', itemId: line.itemId, cartItemId: line.cartItemId });
  }
  if (edit.furniture && !(hasFurnitureService(product) && edit.furniture.qty > 0 && edit.furniture.qty <= asked))
    return unchanged(cart, { code: 'FURNITURE_SERVICE_NOT_OFFERED', itemId: line.itemId, cartItemId: line.cartItemId });
  const same = cart.lines.filter((one) => isLive(one) && one.itemId === line.itemId);
  const moved = !isSameDelivery(delivery, line.delivery);
  // A line that moves to another shelf is checked there as if it were new.
  const settled = changedQuantity(moved ? 0 : line.qty, asked, limitsOf(product, delivery, same, line, facts));
  const qty = settled.qty === 0 ? line.qty : settled.qty;
  const messages = settled.messages.map((message) => ({ ...message, cartItemId: line.cartItemId }));
  const seenCents = facts.price(product, qty)?.each ?? null;
  // Setting the quantity a line already has means that the shopper has seen it with its new price.
  const seen = edit.qty === line.qty && (seenCents !== line.seenCents || line.extra?.wasOut === true || line.extra?.from !== undefined);
  const extra = editedExtra(line, edit, qty);
  if (settled.qty === 0 || (qty === line.qty && !moved && !seen && sameExtra(extra, line.extra))) return { cart, messages, changes: [] };
  const against = qty > line.qty ? crossLineProblem(product, qty, () => cart.lines.filter((one) => one !== line), facts) : null;
  if (against !== null) return unchanged(cart, { ...against, cartItemId: line.cartItemId });
  const edited = { ...line, qty, delivery, extra, seenCents };
  return {
    cart: { ...cart, lines: cart.lines.map((one) => (one === line ? edited : following(one, edited))) },
    messages,
    changes: [
      { cartItemId: line.cartItemId, actioned: 'EDIT_ITEM', prevQty: line.qty, requestedQty: asked },
      ...serviceChanges(cart.lines, edited),
    ],
  };
}

/** A service is delivered with its product, so its own delivery type cannot be chosen. */
function editedDelivery(line: CartLine, { deliveryType, storeNumber }: LineEdit, { ownStore }: CartFacts): DeliveryChoice {
  return deliveryType === undefined || line.parent !== null ? line.delivery : settleDelivery(deliveryType, storeNumber, ownStore);
}

/** The optional fields after an edit; a furniture service never covers more pieces than the line has. */
function editedExtra({ extra: before, qty: hadQty }: CartLine, edit: LineEdit, qty: number): LineExtra | null {
  const { furniture, budgetCenter, purchaseOrder } = edit;
  // A shopper who sets the quantity has seen what a representative put there.
  const mark = edit.byRepresentative === true || edit.qty === undefined ? markedPieces(before, qty - hadQty) : {};
  if (before === null && !furniture && !budgetCenter && !purchaseOrder && mark.byRepresentative === undefined) return null;
  const { wasOut: _, from: __, byRepresentative: ___, furniture: had, budgetCenter: center, purchaseOrder: number, ...kept } = before ?? {};
  const service = furniture === undefined ? had : (furniture ?? undefined);
  const named = budgetCenter === undefined ? center : (budgetCenter ?? undefined);
  const numbered = purchaseOrder === undefined ? number : (purchaseOrder ?? undefined);
  const extra = {
    ...kept,
    ...mark,
    ...(service === undefined ? {} : { furniture: { ...service, qty: Math.min(service.qty, qty) } }),
    ...(named === undefined ? {} : { budgetCenter: named }),
    ...(numbered === undefined ? {} : { purchaseOrder: numbered }),
  };
  return Object.keys(extra).length === 0 ? null : extra;
}

function sameExtra(a: LineExtra | null, b: LineExtra | null): boolean {
  return (
    a === b ||
    (a?.furniture === b?.furniture &&
      a?.budgetCenter === b?.budgetCenter &&
      a?.purchaseOrder === b?.purchaseOrder &&
      b?.wasOut === undefined &&
      b?.from === undefined &&
      a !== null &&
      b !== null)
  );
}

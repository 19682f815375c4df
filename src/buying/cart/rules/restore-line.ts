// Restores a removed line, as far as the present cart allows (CART-9, CART-10, CART-11).
import { isPickup } from '#goods/delivery/rules';
import { together, unchanged, type CartChange } from './cart-change.ts';
import { isBundlePart } from './bundle-parts.ts';
import { isLive, type Cart, type CartLine } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { CartMessage, ItemMessage } from './cart-message.ts';
import { limitOf } from './item-problem.ts';
import type { LineChange } from './line-change.ts';
import { MAX_LINES, wholeSteps } from './quantity.ts';
import { crossLineProblem } from './special-goods.ts';

/** Restores a removed line with the lines removed together with it; no more units than the purchase limit allows, and no more services than products. */
export function restoreLine(cart: Cart, cartItemId: string, facts: CartFacts): CartChange {
  const line = cart.lines.find((one) => one.cartItemId === cartItemId);
  if (line === undefined) return unchanged(cart, { code: 'CART_ITEM_ID_NOT_FOUND', itemId: '', cartItemId });
  if (isLive(line)) return { cart, messages: [], changes: [] };
  const parent = cart.lines.find((one) => one.cartItemId === line.parent?.cartItemId);
  if (parent !== undefined && !isLive(parent)) return restoreWithProduct(cart, parent, line, facts);
  const back = attachedToProduct(line, parent);
  if (back === null) return unchanged(cart, aloneProblem(line));
  const qty = restorableUnits(cart, line, parent, facts);
  if (qty <= 0) return unchanged(cart, noRoomFor(cart, line, parent));
  const against = restoreProblem(cart, { ...back, qty }, facts);
  if (against !== null) return unchanged(cart, { ...against, cartItemId });
  return insertRestored(cart, { ...back, qty }, line, facts);
}

/** Restores the removed product of a service first, and the service with it or right after. */
function restoreWithProduct(cart: Cart, product: CartLine, line: CartLine, facts: CartFacts): CartChange {
  const first = restoreLine(cart, product.cartItemId, facts);
  const isBack = ({ cartItemId }: CartLine): boolean => first.cart.lines.some((one) => one.cartItemId === cartItemId && isLive(one));
  return isBack(product) && !isBack(line) ? together(first, restoreLine(first.cart, line.cartItemId, facts)) : first;
}

/** The line attached to its present product; null when it cannot stand without the product that is gone. Tech help and add-ons can. */
function attachedToProduct(line: CartLine, parent: CartLine | undefined): CartLine | null {
  if (line.parent === null) return line;
  if (parent !== undefined) return { ...line, delivery: parent.delivery };
  return line.parent.relation === 'TECHHELP' || line.parent.relation === 'ADDON' ? { ...line, parent: null } : null;
}

function aloneProblem({ itemId, cartItemId, parent }: CartLine): CartMessage {
  return { code: 'STANDALONE_WARRANTY_ITEM', itemId, cartItemId, service: parent?.relation === 'ASSEMBLY' ? 'assembly' : 'warranty' };
}

/** Units of a removed line that still fit: the shopper may have added the item again, or have fewer of its product. */
function restorableUnits(cart: Cart, line: CartLine, parent: CartLine | undefined, facts: CartFacts): number {
  const product = facts.product(line.itemId);
  const limit = product === undefined ? Infinity : limitOf(product) - held(cart, line);
  const room = Math.min(limit, freeServiceUnits(cart, line, parent));
  return line.qty <= room ? line.qty : wholeSteps(room, product?.increment ?? 1);
}

/** Units of a service that still fit under its product. */
function freeServiceUnits(cart: Cart, line: CartLine, parent: CartLine | undefined): number {
  return parent === undefined ? Infinity : parent.qty - held(cart, line, parent.cartItemId);
}

/** Units of the same item in the cart: on all lines, or under one product. */
function held({ lines }: Cart, { itemId }: CartLine, under?: string): number {
  const counts = (one: CartLine): boolean => one.itemId === itemId && isLive(one) && !isBundlePart(one);
  return lines.reduce((sum, one) => (counts(one) && (under === undefined || one.parent?.cartItemId === under) ? sum + one.qty : sum), 0);
}

function noRoomFor(cart: Cart, line: CartLine, parent: CartLine | undefined): ItemMessage {
  const about = { itemId: line.itemId, cartItemId: line.cartItemId };
  return freeServiceUnits(cart, line, parent) <= 0
    ? { code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', ...about }
    : { code: 'EXCEEDED_LIMIT', ...about, cause: 'limit' };
}

/** Why the line no longer fits the cart. */
function restoreProblem(cart: Cart, line: CartLine, facts: CartFacts): ItemMessage | null {
  if (line.parent?.relation === 'ASSEMBLY' && isPickup(line.delivery))
    return { code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED', itemId: line.itemId };
  const product = facts.product(line.itemId);
  return product === undefined ? null : crossLineProblem(product, line.qty, () => cart.lines, facts);
}

/** Puts `back` in the place of `line`, with the lines removed with it; all of them, or none when the cart would have too many lines. */
function insertRestored(cart: Cart, back: CartLine, line: CartLine, facts: CartFacts): CartChange {
  const changes: LineChange[] = [];
  let now: Cart = cart;
  const put = (one: CartLine, qty: number, before: CartLine): void => {
    const along = before === line ? {} : { along: true };
    changes.push({ cartItemId: one.cartItemId, actioned: 'ADD_ITEM', prevQty: 0, requestedQty: before.qty, ...along });
    now = { ...now, lines: now.lines.map((other) => (other === before ? { ...one, qty, removedAt: null } : other)) };
  };
  put(back, back.qty, line);
  for (const one of cart.lines) {
    if (one.parent?.cartItemId !== line.cartItemId || one.removedAt !== line.removedAt) continue;
    const qty = isBundlePart(one) ? back.qty : restorableUnits(now, one, back, facts);
    if (qty > 0) put({ ...one, delivery: back.delivery }, qty, one);
  }
  if (now.lines.filter(isLive).length > MAX_LINES)
    return unchanged(cart, { code: 'CART_LINES_LIMIT', itemId: line.itemId, cartItemId: line.cartItemId, limit: MAX_LINES });
  return { cart: now, messages: [], changes };
}

// Adds services and add-ons, which belong to a product in the cart (CART-10).
import type { ProductFacts, ProductKind } from '#goods/catalog/rules';
import { isPickup } from '#goods/delivery/rules';
import { isBundlePart } from './bundle-parts.ts';
import { isLive, type CartLine, type ParentRelation } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import { isAddOn } from './special-goods.ts';
import type { AddItem, AddState } from './add-item.ts';
import { addLine } from './add-line.ts';
import { addGoods } from './add-goods.ts';

/** Services with their relation to the product. */
const SERVICE: { readonly [K in ProductKind]?: ParentRelation } = { warranty: 'WARRANTY', assembly: 'ASSEMBLY', techHelp: 'TECHHELP' };

/** The relation of an item to its product; an add-on has one only when it names a product. */
export function relationOf({ itemId, parentItemId, parentCartItemId }: AddItem, facts: CartFacts): ParentRelation | null {
  const product = facts.product(itemId);
  const service = SERVICE[product?.kind ?? 'ordinary'];
  if (service !== undefined) return service;
  return isAddOn(product) && (parentItemId !== null || parentCartItemId !== null) ? 'ADDON' : null;
}

/** A service or add-on needs a product in the cart, and never outnumbers it (CART-10). */
export function addService(item: AddItem, state: AddState): void {
  const { book, facts, messages } = state;
  const kind = facts.product(item.itemId)?.kind;
  const parent = parentFor(item, state);
  if (parent === undefined) {
    const { parentCartItemId } = item;
    if (parentCartItemId !== null && !isThere(book.get(parentCartItemId))) {
      messages.push({ code: 'CART_ITEM_ID_NOT_FOUND', itemId: item.itemId, cartItemId: parentCartItemId });
      return;
    }
    if (kind === 'warranty' || kind === 'assembly') messages.push({ code: 'STANDALONE_WARRANTY_ITEM', itemId: item.itemId, service: kind });
    else addGoods(item, state);
    return;
  }
  const relation = relationOf(item, facts) ?? 'WARRANTY';
  if (relation === 'ASSEMBLY' && isPickup(parent.delivery)) {
    messages.push({ code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED', itemId: item.itemId, cartItemId: parent.cartItemId });
    return;
  }
  const there = book.of(item.itemId).find((line) => line.parent?.cartItemId === parent.cartItemId);
  if ((there?.qty ?? 0) + item.qty > parent.qty) {
    messages.push({ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', itemId: item.itemId });
    return;
  }
  addLine(item, parent.delivery, { cartItemId: parent.cartItemId, relation }, state);
}

function isThere(line: CartLine | undefined): boolean {
  return line !== undefined && isLive(line);
}

/** The line that a service names, or else the first product in the cart that it fits. */
function parentFor({ itemId, parentCartItemId, parentItemId }: AddItem, { book, facts }: AddState): CartLine | undefined {
  if (parentCartItemId !== null) {
    const named = book.get(parentCartItemId);
    return named !== undefined && isLive(named) && !isBundlePart(named) && serves(itemId, facts.product(named.itemId)) ? named : undefined;
  }
  const candidates = parentItemId === null ? book.all() : book.of(parentItemId);
  return candidates.find((line) => isLive(line) && !isBundlePart(line) && serves(itemId, facts.product(line.itemId)));
}

function serves(itemId: string, product: ProductFacts | undefined): boolean {
  return product?.services.includes(itemId) === true || product?.accessories.includes(itemId) === true;
}

// Free items: samples with a purchase, and gifts of coupons (CART-14, CART-15: freeItems).
import { addItems, isLive, readQuantity, together, type AddItem, type Cart, type CartChange, type CartFacts } from '#buying/cart/rules';

export interface WantedFree {
  readonly itemId: string;
  readonly qty?: number | string | null;
}

/** Adds the items that are free in this cart; the others get INVALID_FREE_ITEM. A gift is one unit, and a unit already in the cart counts as it. */
export function addFreeItems(cart: Cart, wanted: readonly WantedFree[], facts: CartFacts, newId: () => string): CartChange {
  let change: CartChange = { cart, messages: [], changes: [] };
  for (const { itemId, qty } of wanted) {
    const isSample = facts.product(itemId)?.kind === 'freeSample';
    const isGift = change.cart.coupons.some((code) => facts.coupon(code)?.freeItemId === itemId);
    if (!isSample && !isGift) {
      change = { ...change, messages: [...change.messages, { code: 'INVALID_FREE_ITEM', of: 'ordinary', itemId }] };
      continue;
    }
    if (isGift && change.cart.lines.some((line) => isLive(line) && line.itemId === itemId && line.parent === null)) continue;
    const item: AddItem = {
      itemId,
      qty: isSample ? Math.max(readQuantity(qty), 1) : 1,
      deliveryType: 'STA',
      storeNumber: null,
      parentItemId: null,
      parentCartItemId: null,
    };
    change = together(change, addItems(change.cart, [item], facts, newId));
  }
  return change;
}

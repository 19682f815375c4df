// Items and coupons to add to a cart.
import type { CartItem } from '#buying/cart/contract';
import type { Customization } from '#goods/customization/contract';

export interface ItemToAdd {
  readonly itemId: string;
  /** A text is an invalid number that somebody typed; the server answers it. */
  readonly qty: number | string;
  /** The product of a plan or service. */
  readonly parentItemId?: string;
  readonly parentRelationCartItemId?: string;
  readonly deliveryType?: CartItem['shippingInfo']['deliveryType'];
  readonly pickStoreNumber?: string | null;
  readonly customization?: Customization;
}

/** Items, coupons, and the free items of a coupon. */
export interface Addition {
  readonly items: readonly ItemToAdd[];
  readonly coupons?: readonly string[];
  /** Free items of one of the coupons, a unit of each (CART-14). */
  readonly freeItems?: readonly string[];
  /** Whether a drawer or toast confirms the add, outside the cart page. `beside`: the screen shows the answers itself, and the confirmation only the rest. */
  readonly confirm?: boolean | 'beside';
  /** It replaces an unavailable item, and is confirmed as a replacement. */
  readonly replaces?: boolean;
  /** One refused item refuses all, for screens that cannot show answers per item. */
  readonly allOrNothing?: boolean;
}

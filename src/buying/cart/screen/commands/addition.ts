// What is put into a cart.
import type { CartItem } from '#buying/cart/contract';
import type { Customization } from '#goods/customization/contract';

export interface ItemToAdd {
  readonly itemId: string;
  /** A text is what somebody typed that is no number: the cart says so. */
  readonly qty: number | string;
  /** A plan or service names the item it is for. */
  readonly parentItemId?: string;
  readonly parentRelationCartItemId?: string;
  readonly deliveryType?: CartItem['shippingInfo']['deliveryType'];
  readonly pickStoreNumber?: string | null;
  readonly customization?: Customization;
}

/** Items, coupons, and what one of the coupons gives. */
export interface Addition {
  readonly items: readonly ItemToAdd[];
  readonly coupons?: readonly string[];
  /** What one of the coupons gives for nothing: a unit of each (CART-14). */
  readonly freeItems?: readonly string[];
  /**
   * The shopper stands elsewhere than on the cart page and is told in a drawer or toast. `beside`: the screen itself answers each item,
   * so it is told beside it what has no place there.
   */
  readonly confirm?: boolean | 'beside';
  /** It takes the place of something that could not be had: told as a replacement. */
  readonly replaces?: boolean;
  /** One bad item refuses them all, where no screen could say it of that one. */
  readonly allOrNothing?: boolean;
}

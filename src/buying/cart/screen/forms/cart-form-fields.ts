// Names of the fields by which forms speak to the cart page's action; they work before and without JavaScript.
import type { CartCommandKind } from '../commands/cart-commands.ts';

/** What a form of the cart asks its page to do, the value of the field `intent`: a command, or what no command does. */
export type CartIntent = CartCommandKind | 'swap' | 'keepOriginal' | 'country';

export const CART_FIELDS = {
  intent: 'intent',
  itemId: 'itemId',
  cartItemId: 'cartItemId',
  qty: 'qty',
  /** −1 or 1 (times the step) of the buttons beside a quantity. */
  step: 'step',
  /** A plan or service to be added with the item; empty for none. */
  service: 'serviceItemId',
  /** The line a plan or service is for. */
  parent: 'parentCartItemId',
  listItemId: 'listItemId',
  coupon: 'coupon',
  budgetCenter: 'bc',
  purchaseOrder: 'po',
  deliveryType: 'deliveryType',
  storeNumber: 'storeNumber',
  /** The day for deliveries, an ISO date. */
  deliverOn: 'deliverOn',
  /** The furniture service of a line; empty for none. */
  furnitureLevel: 'furnitureLevel',
  /** The country that is left, and the address to go on to in the other. */
  country: 'country',
  to: 'to',
} as const;

/** The address names the item that is not to be replaced, once a form has noted it. */
export const KEPT_ORIGINAL = 'kept';

// Field names of the forms that post to the cart page; they work before and without JavaScript.
import { PURCHASE_ORDER_FIELDS } from '#buying/purchase-orders/rules';
import type { CartCommandKind } from '../commands/cart-commands.ts';

/** The field `intent` of a form: a command, or one of the actions without a command. */
export type CartIntent = CartCommandKind | 'swap' | 'keepOriginal' | 'country' | 'undoRepresentative';

export const CART_FIELDS = {
  intent: 'intent',
  itemId: 'itemId',
  cartItemId: 'cartItemId',
  qty: 'qty',
  /** −1 or 1 (times the step), from the buttons next to a quantity. */
  step: 'step',
  /** A plan or service to add with the item; empty for none. */
  service: 'serviceItemId',
  /** The line of a plan or service. */
  parent: 'parentCartItemId',
  listItemId: 'listItemId',
  coupon: 'coupon',
  budgetCenter: 'bc',
  purchaseOrder: PURCHASE_ORDER_FIELDS.choice,
  purchaseOrderTyped: PURCHASE_ORDER_FIELDS.typed,
  purchaseOrderRelease: PURCHASE_ORDER_FIELDS.release,
  /** The purchase order of one line; empty for the order's. */
  linePurchaseOrder: 'linePurchaseOrder',
  /** The invoice's center and number are for all lines. */
  allLines: 'allLines',
  deliveryType: 'deliveryType',
  storeNumber: 'storeNumber',
  /** The delivery day, an ISO date. */
  deliverOn: 'deliverOn',
  /** SPECIAL, or anything else for a regular order. */
  orderType: 'orderType',
  /** The furniture service of a line; empty for none. */
  furnitureLevel: 'furnitureLevel',
  /** The country to leave, and the address in the other one. */
  country: 'country',
  to: 'to',
} as const;

/** Query parameter with the item that keeps its original, after a form has stored the opt-out. */
export const KEPT_ORIGINAL = 'kept';

// How each message of the cart is shown (CART-13).
import { staysEntered } from '#goods/promotions/rules';
import type { CartMessage, MessageCode } from './cart-message.ts';

export type MessageType = 'warning' | 'failure' | 'info';

/** How each message is shown. A failure means that the request was not carried out, or that the order is blocked. */
const TYPE_OF = {
  OUT_OF_STOCK: 'failure',
  PARTIAL_QTY_AVAILABLE: 'warning',
  PARTIAL_QTY_FIXED: 'warning',
  EXCEEDED_LIMIT: 'failure',
  QTY_LIMIT_ITEM: 'failure',
  QTY_LIMIT_EXCEEDED: 'warning',
  EXCEEDS_MAX_LINE_QTY: 'warning',
  CART_LINES_LIMIT: 'failure',
  INVALID_QTY: 'failure',
  INVALID_ITEM: 'failure',
  ITEM_NOT_PUBLISHED: 'failure',
  ITEM_NOT_AVAILABLE: 'failure',
  PRICE_NOT_AVAILABLE: 'failure',
  BLOCKED_FOR_ADD_TO_CART: 'failure',
  RESTRICTED_ITEM: 'failure',
  HEALTH_CARE_RESTRICTION: 'failure',
  NOT_AVAILABLE_FOR_BOPIS: 'failure',
  INVALID_STORE_NUMBER: 'failure',
  STANDALONE_WARRANTY_ITEM: 'failure',
  CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY: 'failure',
  BUNDLE_PART_FIXED: 'failure',
  INVALID_FREE_ITEM: 'failure',
  ALREADY_PURCHASED: 'failure',
  ALREADY_BENEFICIARY: 'failure',
  MEMBERSHIP_GENERIC_ERR: 'failure',
  GIFT_CARD_LIMIT_EXCEEDED: 'failure',
  TECHNICAL_PROBLEM: 'failure',
  INVALID_DATA_ITEM: 'failure',
  SKU_INVALID: 'failure',
  ITEM_INVENTORY_NOT_AVAILABLE: 'failure',
  DELIVERY_COMBINATION_CONSTRAINT_FAILED: 'failure',
  ADDON_THRESHOLD_NOT_MET: 'failure',
  SURCHG_ALTS_ITM_MSG: 'info',
  HARD_ALT_ADDED: 'info',
  FURNITURE_SERVICE_NOT_OFFERED: 'failure',
  PRICE_CHANGED: 'info',
  BACK_IN_STOCK: 'info',
  COUNTRY_SWITCHED: 'info',
  NO_EASY_REWARDS: 'info',
  CUSTOM_SKU_REQUIRED: 'failure',
  CART_ITEM_ID_NOT_FOUND: 'failure',
  COUPON_NOT_QUALIFIED: 'failure',
  COUPON_ALREADY_ADDED: 'info',
  NEGATIVE_CART_TOTAL: 'warning',
  EMPTY_CART: 'info',
  CART_AUTO_MERGE: 'info',
  SFL_MOVED: 'info',
  SAVED_LIST_FULL: 'failure',
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY: 'failure',
  SAMPLES_ONLY: 'failure',
  SMALL_ORDER: 'info',
  ADDED_TO_CART: 'info',
  INVALID_ZIP: 'failure',
  DELIVERY_DATE_NOT_AVAILABLE: 'failure',
  MISSING_USER: 'failure',
  USER_NOT_FOUND: 'failure',
  MISSING_WEB_USER_ID: 'warning',
  CART_STATUS_ERROR: 'failure',
  SPECIAL_ORDER_NOT_ALLOWED: 'failure',
  GLOBAL_FEE_SERVICE_IS_DOWN: 'failure',
  ITEM_SERVICE_IS_DOWN: 'failure',
} as const satisfies Record<MessageCode, MessageType>;

/** A restriction that the shopper is only told about. */
export const mayBeBought = ({ cause }: Extract<CartMessage, { readonly code: 'RESTRICTED_ITEM' }>): boolean =>
  cause === 'offContractWarning' || cause === 'offContractApproval';

export function typeOf(message: CartMessage): MessageType {
  // The cart keeps this coupon, which applies as soon as it qualifies.
  if (message.code === 'COUPON_NOT_QUALIFIED' && staysEntered(message.problem)) return 'info';
  if (message.code === 'CART_AUTO_MERGE' && 'noRoom' in message) return 'warning';
  if (message.code === 'COUNTRY_SWITCHED' && ('left' in message || 'had' in message)) return 'warning';
  if (message.code === 'RESTRICTED_ITEM' && mayBeBought(message)) return 'warning';
  return TYPE_OF[message.code];
}

// Every message of the cart, with the values its text needs. Codes are spelled as in the specification (§8, CART-13).
import type { CustomRefusal } from '#goods/customization/rules';
import type { CouponProblem } from '#goods/promotions/rules';
import type { Country } from '#base/site/rules';
import type { LeftBehindCause } from './cart.ts';

interface AboutItem {
  readonly itemId: string;
  readonly cartItemId?: string;
}

/** Why an item is unavailable, where one code has several causes. */
export type UnavailableCause = 'discontinued' | 'inStoreOnly' | 'comingSoon';

/**
 * Why an item is restricted: an account without G_IOC, wholesaler goods, or an organization that refuses what is off contract. The last two restrict nothing: the
 * item can be bought, with a warning or after an approval (B2B-4).
 */
export type RestrictedCause = 'contract' | 'wholesaler' | 'offContract' | 'offContractWarning' | 'offContractApproval';

/** Why an order is blocked: something is out of stock, only a store is missing, or another line needs attention. */
export type StopCause = 'outOfStock' | 'chooseStore' | 'attention';

/** About one item or line. */
export type ItemMessage = AboutItem &
  (
    | { readonly code: 'OUT_OF_STOCK'; readonly offer: 'none' | 'pickup' | 'alternates' }
    | { readonly code: 'PARTIAL_QTY_AVAILABLE'; readonly asked: number; readonly applied: number }
    /** Rounded to the item's quantity step. */
    | { readonly code: 'PARTIAL_QTY_FIXED'; readonly increment: number; readonly applied: number }
    /** The line already has the maximum: by purchase limit ("allowed") or by stock ("available", T5). */
    | { readonly code: 'EXCEEDED_LIMIT'; readonly cause: 'limit' | 'stock' }
    | { readonly code: 'QTY_LIMIT_ITEM'; readonly limit: number }
    | { readonly code: 'QTY_LIMIT_EXCEEDED'; readonly limit: number; readonly had: number; readonly applied: number }
    | { readonly code: 'EXCEEDS_MAX_LINE_QTY'; readonly limit: number }
    | { readonly code: 'CART_LINES_LIMIT'; readonly limit: number }
    | { readonly code: 'INVALID_QTY' }
    | { readonly code: 'INVALID_ITEM' }
    | { readonly code: 'ITEM_NOT_PUBLISHED' }
    | { readonly code: 'ITEM_NOT_AVAILABLE'; readonly cause: UnavailableCause }
    | { readonly code: 'PRICE_NOT_AVAILABLE' }
    | { readonly code: 'BLOCKED_FOR_ADD_TO_CART' }
    | { readonly code: 'RESTRICTED_ITEM'; readonly cause: RestrictedCause }
    | { readonly code: 'HEALTH_CARE_RESTRICTION' }
    | { readonly code: 'NOT_AVAILABLE_FOR_BOPIS' }
    | { readonly code: 'INVALID_STORE_NUMBER'; readonly storeNumber: string }
    | { readonly code: 'STANDALONE_WARRANTY_ITEM'; readonly service: 'warranty' | 'assembly' }
    /** `of`: the part of a bundle; else a plan or service. */
    | { readonly code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY'; readonly of?: 'bundle' }
    /** Part of a bundle, which only changes with its bundle. */
    | { readonly code: 'BUNDLE_PART_FIXED' }
    /** `of`: an ordinary item that no coupon gives away; else a sample. */
    | { readonly code: 'INVALID_FREE_ITEM'; readonly of?: 'ordinary' }
    | { readonly code: 'ALREADY_PURCHASED' }
    /** The member's larger program already includes these benefits. */
    | { readonly code: 'ALREADY_BENEFICIARY' }
    | { readonly code: 'MEMBERSHIP_GENERIC_ERR' }
    | { readonly code: 'GIFT_CARD_LIMIT_EXCEEDED'; readonly limit: number }
    /** The order is larger than the shop sells online. */
    | { readonly code: 'TECHNICAL_PROBLEM' }
    /** Not a valid item number, or an account's own number without an item. */
    | { readonly code: 'INVALID_DATA_ITEM' }
    | { readonly code: 'SKU_INVALID' }
    /** Not in stock at this store, but available for delivery. */
    | { readonly code: 'ITEM_INVENTORY_NOT_AVAILABLE'; readonly storeNumber: string }
    /** Home assembly and pickup exclude each other. */
    | { readonly code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED' }
    /** An add-on needs other goods worth `minimum` cents; `missing` cents are missing. */
    | { readonly code: 'ADDON_THRESHOLD_NOT_MET'; readonly minimum: number; readonly missing: number }
    /** The same item is available without the surcharge. */
    | { readonly code: 'SURCHG_ALTS_ITM_MSG'; readonly each: number }
    /** The successor of a discontinued item was added instead. */
    | { readonly code: 'HARD_ALT_ADDED'; readonly insteadOf: string }
    /** No furniture service for this item, or more pieces than the line has. */
    | { readonly code: 'FURNITURE_SERVICE_NOT_OFFERED' }
    /** Unit price in cents, when the shopper last saw it and now. */
    | { readonly code: 'PRICE_CHANGED'; readonly was: number; readonly now: number }
    /** Out of stock when the shopper last looked, available again now. */
    | { readonly code: 'BACK_IN_STOCK' }
    /** The line came from the cart for another country and has a different price, quantity or delivery here. */
    | { readonly code: 'COUNTRY_SWITCHED'; readonly country: Country; readonly was: number; readonly now: number }
    | { readonly code: 'COUNTRY_SWITCHED'; readonly country: Country; readonly had: number; readonly qty: number }
    | { readonly code: 'COUNTRY_SWITCHED'; readonly country: Country; readonly way: 'delivered' }
    /** The line stayed in the cart for the other country. */
    | { readonly code: 'COUNTRY_SWITCHED'; readonly country: Country; readonly left: LeftBehindCause }
    /** The member's rewards cannot pay for this item. */
    | { readonly code: 'NO_EASY_REWARDS' }
    /** A made-to-order item whose customization is missing or does not fit. */
    | ({ readonly code: 'CUSTOM_SKU_REQUIRED' } & CustomRefusal)
    | { readonly code: 'CART_ITEM_ID_NOT_FOUND'; readonly cartItemId: string }
  );

type CouponMessage =
  | { readonly code: 'COUPON_NOT_QUALIFIED'; readonly coupon: string; readonly problem: CouponProblem }
  | { readonly code: 'COUPON_ALREADY_ADDED'; readonly coupon: string }
  /** Rewards exceed what they can pay for; `unused` cents remain. */
  | { readonly code: 'NEGATIVE_CART_TOTAL'; readonly coupon: string; readonly unused: number };

type WholeCartMessage =
  | { readonly code: 'EMPTY_CART' }
  | { readonly code: 'CART_AUTO_MERGE' }
  /** The account's cart had no room for these items or coupons of the guest. */
  | { readonly code: 'CART_AUTO_MERGE'; readonly noRoom: 'items' | 'coupons'; readonly names: readonly string[]; readonly limit: number }
  | { readonly code: 'SAVED_LIST_FULL' }
  /** Items moved between the cart and saved for later: a client's copy of that list is outdated. */
  | { readonly code: 'SFL_MOVED'; readonly to: 'saved' | 'cart'; readonly items: number }
  | { readonly code: 'SFL_MOVED'; readonly to: 'merged'; readonly items: number; readonly limit: number }
  /** Blocks the order. */
  | { readonly code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'; readonly cause: StopCause }
  | { readonly code: 'SAMPLES_ONLY' }
  | { readonly code: 'SMALL_ORDER'; readonly below: number }
  | { readonly code: 'ADDED_TO_CART'; readonly items: number; readonly coupons: number }
  | { readonly code: 'INVALID_ZIP' }
  /** No delivery is possible on the chosen day. */
  | { readonly code: 'DELIVERY_DATE_NOT_AVAILABLE' }
  /** Charging an account needs a signed-in shopper. */
  | { readonly code: 'MISSING_USER' }
  /** The signed-in shopper has no account that can pay (ERR-3). */
  | { readonly code: 'USER_NOT_FOUND' }
  /** A membership needs a known shopper. */
  | { readonly code: 'MISSING_WEB_USER_ID' }
  /** The cart or line changed since the caller read it, or the cart is no longer open. */
  | { readonly code: 'CART_STATUS_ERROR' }
  /** The tax service is down (ERR-3). */
  | { readonly code: 'GLOBAL_FEE_SERVICE_IS_DOWN' }
  /** Saved items cannot be read right now (ERR-3). */
  | { readonly code: 'ITEM_SERVICE_IS_DOWN' }
  /** The shopper has no right to special orders. */
  | { readonly code: 'SPECIAL_ORDER_NOT_ALLOWED' };

export type CartMessage = ItemMessage | CouponMessage | WholeCartMessage;
export type MessageCode = CartMessage['code'];
/** A pickup-only line without a store, or with a store that no longer exists. */
export function lacksStore(message: CartMessage): boolean {
  return message.code === 'INVALID_STORE_NUMBER' || (message.code === 'ITEM_NOT_AVAILABLE' && message.cause === 'inStoreOnly');
}

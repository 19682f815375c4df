// Why a coupon does not apply.

/** Reasons with the specification's names where it has one, and what is missing. */
export type CouponProblem =
  | { readonly reason: 'UNKNOWN' }
  | { readonly reason: 'NOT_STARTED'; readonly day: string }
  | { readonly reason: 'ENDED'; readonly day: string }
  | { readonly reason: 'USED_UP' }
  | { readonly reason: 'USED_BEFORE' }
  | { readonly reason: 'NOT_FOR_YOU' }
  /** An offer of the rewards program that the member has not turned on. */
  | { readonly reason: 'OFFER_OFF' }
  | { readonly reason: 'CHECKOUT_ONLY' }
  | { readonly reason: 'BETTER_COUPON'; readonly than: string }
  | { readonly reason: 'FREE_ITEM_NOT_CHOSEN'; readonly itemId: string }
  | { readonly reason: 'MISSING_REWARDS_ID' }
  | { readonly reason: 'REWARDS_COUPON_ERROR_MESSAGE' }
  | { readonly reason: 'BOPIS_EVENT_ERROR'; readonly delivery: 'ship' | 'pickup' }
  | { readonly reason: 'ORDER_TOTAL_NOT_MET_ERROR'; readonly minimum: number; readonly missing: number }
  | { readonly reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR'; readonly missingQty: number }
  | { readonly reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' };

/** A coupon with one of these reasons stays in the cart, because it may apply later by itself. */
export function staysEntered({ reason }: CouponProblem): boolean {
  return reason === 'CHECKOUT_ONLY' || reason === 'BETTER_COUPON' || reason === 'FREE_ITEM_NOT_CHOSEN';
}

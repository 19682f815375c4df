// Why a return is refused.

export type ReturnProblem =
  | { readonly code: 'ORDER_NOT_FOUND' }
  /** Not shipped yet, too late, or too many units. */
  | { readonly code: 'RETURN_NOT_POSSIBLE' }
  /** A gift card, or furniture assembled by the shop, can be returned only as damaged. */
  | { readonly code: 'RETURN_ONLY_DAMAGED' }
  /** Another return was requested since the shopper loaded the page. */
  | { readonly code: 'RETURN_CHANGED' }
  | { readonly code: 'NO_SUCH_RETURN' }
  /** It has arrived or was withdrawn. */
  | { readonly code: 'RETURN_ENDED' };

// A shopper has a basket on each site. Beside it are the cart of buy now (CART-22), the ones of a restock that is due (ATC-7) and of a membership that
// renews itself (RWD-4), and one for each order that a purchasing system sends (B2B-9).

/**
 * `buyNow`: the item that the shopper buys at once; the basket stays as it is (decision 0340). `restock`: what is due for them; no page shows it
 * (decision 0419), nor the one of a membership's `renewal` (decision 0442). `document:…`: the order in a document, with the cart's own id, so that any number of them are placed at the same time (decision 0402).
 */
export type CartPurpose = 'basket' | 'buyNow' | 'restock' | 'renewal' | `document:${string}`;

/** The query that says so, as `purposeIn` reads it. */
export function cartQuery(purpose: CartPurpose): { readonly buyNow?: 'true' } {
  return purpose === 'buyNow' ? { buyNow: 'true' } : {};
}

const OF_CHECKOUT = /\/(?:pre)?checkout(?:\/[^?#]*)?\?(?:[^#]*&)?buyNow=true(?:&|$)/;

/** Which cart an address of checkout is about: `/checkout/review?buyNow=true`, `/cc/api/checkout/default/details?buyNow=true`. */
export function purposeIn(address: string): CartPurpose {
  return OF_CHECKOUT.test(address) ? 'buyNow' : 'basket';
}

// A shopper has a basket on each site, and beside it the cart of buy now (CART-22).

/** `buyNow`: the item that the shopper buys at once; the basket stays as it is (decision 0340). */
export type CartPurpose = 'basket' | 'buyNow';

/** The query that says so, as `purposeIn` reads it. */
export function cartQuery(purpose: CartPurpose): { readonly buyNow?: 'true' } {
  return purpose === 'buyNow' ? { buyNow: 'true' } : {};
}

const OF_CHECKOUT = /\/(?:pre)?checkout(?:\/[^?#]*)?\?(?:[^#]*&)?buyNow=true(?:&|$)/;

/** Which cart an address of checkout is about: `/checkout/review?buyNow=true`, `/cc/api/checkout/default/details?buyNow=true`. */
export function purposeIn(address: string): CartPurpose {
  return OF_CHECKOUT.test(address) ? 'buyNow' : 'basket';
}

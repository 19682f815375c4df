// On the business site each cart call says which experience it comes from (CART-8).

/** sbaACI from the card-payment step, else sbaMMX; nothing on the consumer site. */
export function requestType(tenant: string | undefined, pathname: string): 'sbaMMX' | 'sbaACI' | undefined {
  if (tenant !== 'business') return undefined;
  return /\/checkout\/payment\/?$/.test(pathname) ? 'sbaACI' : 'sbaMMX';
}

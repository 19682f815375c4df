// Every cart call of the business site names its experience (CART-8).

/** sbaACI from the card-payment step, else sbaMMX; undefined on the consumer site. */
export function requestType(tenant: string | undefined, pathname: string): 'sbaMMX' | 'sbaACI' | undefined {
  if (tenant !== 'business') return undefined;
  return /\/checkout\/payment\/?$/.test(pathname) ? 'sbaACI' : 'sbaMMX';
}

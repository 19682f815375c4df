// Writes the badge's state to a cookie that page scripts can read, so that cached pages show it at once (APP-21: MCVCB). The first one comes with a
// visitor id, which is neither secret nor grants access (jsessionid).
import type { PricedCart } from '#buying/cart/rules';
import type { Cart as CartBody } from '#buying/cart/contract';
import type { Visit } from '#platform/visit';
import { COOKIE_DAYS } from '#base/site/rules';
import { randomText } from '#platform/random';

export const BADGE_COOKIE = 'MCVCB';
const VISITOR_COOKIE = 'jsessionid';

/** `items.lines.cents`: numbers only, nothing personal. Sent only when it changed. */
export function rememberBadge(visit: Visit, { cartAttributes, cartSummary }: Pick<CartBody, 'cartAttributes' | 'cartSummary'>): void {
  const value = `${cartAttributes.numberOfItems}.${cartAttributes.numberOfLineItems}.${Math.round(cartSummary.cartSubTotal * 100)}`;
  if (visit.cookies[BADGE_COOKIE] === value) return;
  visit.setCookie(BADGE_COOKIE, value, { days: COOKIE_DAYS, script: true });
  if (visit.cookies[VISITOR_COOKIE] === undefined) visit.setCookie(VISITOR_COOKIE, randomText(12), { days: COOKIE_DAYS, script: true });
}

/** Sets the badge to the stored cart; without one it shows zero. */
export async function badgeOfCart(
  visit: Visit,
  carts: { load(visit: Visit): Promise<{ readonly priced: PricedCart } | null> },
): Promise<void> {
  const { numberOfItems = 0, numberOfLineItems = 0, cartSubTotal = 0 } = (await carts.load(visit))?.priced.summary ?? {};
  visit.setCookie(BADGE_COOKIE, `${numberOfItems}.${numberOfLineItems}.${cartSubTotal}`, { days: COOKIE_DAYS, script: true });
}

/** The cart became an order, so the badge is empty. */
export function emptyBadge(visit: Visit): void {
  visit.setCookie(BADGE_COOKIE, '0.0.0', { days: COOKIE_DAYS, script: true });
}

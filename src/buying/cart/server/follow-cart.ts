// The badge follows a cart that somebody else changed: a representative who acts for the shopper, or the shopper on another device (APP-11).
import { isSignedIn, type Shopper } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { BADGE_OF_OWNER } from './badge-queries.ts';
import { BADGE_COOKIE, badgeOfCart } from './badge.ts';
import type { Carts } from './carts.ts';

/** Sets the badge when its number is not that of the stored cart. A guest's cart changes in one browser alone, which knows. */
export function makeFollowCart(db: Queries, carts: Pick<Carts, 'load'>) {
  return async (visit: Visit, shopper: Shopper | null): Promise<void> => {
    if (!isSignedIn(shopper) || visit.cartPurpose !== 'basket') return;
    const { units, lines } = await db.one(BADGE_OF_OWNER, [shopper.shopperId, visit.site.id]);
    const shown = visit.cookies[BADGE_COOKIE] ?? '0.0.0';
    if (!shown.startsWith(`${units}.${lines}.`)) await badgeOfCart(visit, carts);
  };
}

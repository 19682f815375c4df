// What a browser gets when a session begins, and what it forgets when one ends.
import { hasOwnPages, type Shopper } from '#base/shopper/rules';
import type { Visit } from '#platform/visit';
import type { BegunSession } from './session-store.ts';

/** Gives the browser the session that has begun; null when it has ended already, because the person is signed out everywhere at this moment. */
export async function settle(visit: Visit, started: BegunSession): Promise<Shopper | null> {
  visit.changed(started);
  const shopper = await visit.shopper();
  if (shopper === null) forget(visit);
  else rememberVariant(visit, shopper);
  return shopper;
}

/** Clears the browser's data about a shopper whose session has ended. */
export function forget(visit: Visit): void {
  visit.changed(null);
  visit.setCookie('audience', '', { days: 0 });
  visit.setCookie('copy', '', { days: 0 });
  visit.setCookie('display', '', { days: 0 });
  // The number on the cart belongs to the account, too.
  visit.setCookie('MCVCB', '', { days: 0 });
  // Cached cart, lists and tokens are personal (APP-21): the browser clears them itself.
  visit.replyHeaders.push(['clear-site-data', '"storage"']);
}

/** Selects the variant of public pages: a hint without rights; the server decides every price. */
function rememberVariant(visit: Visit, shopper: Shopper): void {
  const own = hasOwnPages(shopper);
  visit.setCookie('audience', own ? 'contract' : '', { days: own ? 14 : 0 });
  if (shopper.profile?.spanish === true) visit.setCookie('copy', 'es', { days: 14 });
}

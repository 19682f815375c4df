// The preferred store of a signed-in shopper, stored in the profile (STO-3).
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { isSignedIn } from '#base/shopper/rules';
import { KEEP_PREFERRED_STORE } from './profile-queries.ts';

/** False when nobody is signed in: then only the cookie holds it. The caller has checked that the store exists. */
export function keepPreferredStore(db: Queries): (visit: Visit, storeNumber: string) => Promise<boolean> {
  return async (visit, storeNumber) => {
    const shopper = await visit.shopper();
    if (!isSignedIn(shopper)) return false;
    await db.run(KEEP_PREFERRED_STORE, [shopper.profile.profileId, storeNumber]);
    return true;
  };
}

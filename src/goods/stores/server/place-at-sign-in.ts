// Where goods go for somebody who signs in: their default location or delivery address, and preferred store, in a browser that has no place of its own (USR-2).
import { isSignedIn, type Shopper } from '#base/shopper/rules';
import { GEOCODE_COOKIE, PICKUP_RADIUS, placeFrom, STORE_COOKIE, storeCookie, ZIP_COOKIE } from '#goods/stores/rules';
import { usualShipTo } from '#people/locations/server';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Stores } from './stores.ts';

interface PlaceDeps {
  readonly db: Queries;
  readonly stores: Pick<Stores, 'get'>;
}

/** Sets the cookies of place until the browser is closed; what the visitor chose before stays. */
export function makePlaceAtSignIn({ db, stores }: PlaceDeps): (visit: Visit, shopper: Shopper) => Promise<void> {
  return async (visit, shopper) => {
    if (!isSignedIn(shopper)) return;
    const { profileId, preferredStore } = shopper.profile;
    const { country } = visit.site;
    const own = placeFrom(visit.cookies, { ...visit.site, defaultStoreCity: null });
    const store = preferredStore === null || own.storeIsOwn ? undefined : stores.get(preferredStore);
    if (store?.country === country) {
      const { addressLine1: address1, city, state, zipcode: zipCode, storeNumber } = store;
      const choice = { persists: false, radius: PICKUP_RADIUS };
      visit.setCookie(STORE_COOKIE, storeCookie({ address1, city, state, zipCode, storeNumber }, choice), { script: true });
    }
    if (own.zipIsOwn) return;
    const shipTo = await usualShipTo(db, { profileId, country: country === 'US' ? 'USA' : 'CA' });
    if (shipTo === undefined) return;
    visit.setCookie(ZIP_COOKIE, shipTo.zip.slice(0, country === 'US' ? 5 : 7), { script: true });
    visit.setCookie(GEOCODE_COOKIE, [shipTo.city, shipTo.state].filter((part) => part !== '').join(', '), { script: true });
  };
}

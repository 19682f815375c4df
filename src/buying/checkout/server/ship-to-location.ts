// The organization's side of the delivery step: one of its locations, or whether another address is allowed at all (USR-9).
import type { PostalAddress } from '#people/addresses/rules';
import { bookOwner } from '#people/addresses/server';
import { shipToAddress } from '#people/locations/server';
import { addressRulesFor, countryOf } from '#people/organizations/server';
import { checkoutWords } from '#buying/checkout/words';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';

/** The address of a parcel there, and whom it names now; a location of somebody else is answered like one that does not exist. */
export async function chosenLocation(
  db: Db,
  visit: Visit,
  locationId: string,
): Promise<{ readonly address: PostalAddress; readonly entered: PostalAddress } | Refusal> {
  const shopper = await visit.shopper();
  const owner = await bookOwner(visit);
  if (isRefusal(owner) || !isSignedIn(shopper)) return owner as Refusal; // nobody is signed in, which `bookOwner` has refused
  const { firstName, lastName, phone } = shopper.profile;
  const address = await shipToAddress(db, owner, locationId, { firstName, lastName, phone });
  if (address === undefined) return refuse(404, 'LOCATION_GONE', sayer(checkoutWords, visit.copyLocale)('LOCATION_GONE'));
  // Who takes parcels there may change: the entry names the person who orders.
  return { address, entered: { ...address, firstName, lastName, phone } };
}

/** The refusal of an address of one's own where the organization ships to its locations alone; else null. */
export async function refuseOwnAddress(db: Db, visit: Visit): Promise<Refusal | null> {
  const shopper = await visit.shopper();
  if (!isSignedIn(shopper) || shopper.account === null) return null;
  const rules = await addressRulesFor(db, shopper.profile.profileId, countryOf(visit));
  if (rules === null || rules.ownShipping) return null;
  return refuse(409, 'LOCATIONS_ONLY', sayer(checkoutWords, visit.copyLocale)('LOCATIONS_ONLY'));
}

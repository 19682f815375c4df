// What checkout would have been told: the address, the organization's billing address, and the purchase order that it is billed on.
import { NO_ENTRIES, type CheckoutEntries } from '#buying/checkout/rules';
import { addressOf, matchShipTo, type IncomingOrder, type OrderProblem } from '#buying/purchase-documents/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { PostalAddress } from '#people/addresses/rules';
import { shipToAddress, usableLocations } from '#people/locations/server';
import { addressRulesFor } from '#people/organizations/server';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { DocumentSettings } from './settings.ts';

interface EntriesAsked {
  readonly visit: Visit;
  readonly shopper: SignedIn;
  readonly order: IncomingOrder;
  readonly settings: DocumentSettings;
}

export type Destination = Pick<CheckoutEntries, 'shipTo' | 'billTo'> & { readonly shipTo: PostalAddress };

export async function destinationOfOrder(
  on: Queries,
  { visit, shopper, order, settings }: EntriesAsked,
): Promise<Outcome<Destination, OrderProblem>> {
  const { country } = visit.site;
  const { profileId, firstName, lastName, phone } = shopper.profile;
  const owner = { profileId, country: country === 'US' ? ('USA' as const) : ('CA' as const) };
  const [places, rules] = await Promise.all([usableLocations(on, owner), addressRulesFor(on, profileId, owner.country)]);
  const allowsNew = settings.allowsNewShipTo && (rules?.ownShipping ?? true);
  const matched = matchShipTo(order.shipTo, { country, places, allowsNew });
  if (!matched.ok) return matched;
  const written = order.shipTo === null ? undefined : addressOf(order.shipTo, country);
  const billed = order.billTo === null ? undefined : addressOf(order.billTo, country);
  const billTo = rules?.billing ?? billed ?? null;
  if (matched.value.kind === 'address') return done({ shipTo: matched.value.address, billTo });
  // The parcel goes to whom the order names, where the location says nobody else.
  const orderer = written ?? { firstName, lastName, phone };
  const shipTo = await shipToAddress(on, owner, matched.value.locationId, { ...orderer, phone: orderer.phone || phone });
  return shipTo === undefined ? failed({ code: 'SHIP_TO_UNKNOWN', given: order.shipTo?.addressId ?? '' }) : done({ shipTo, billTo });
}

/** The entries for one cart: all of it is billed to the organization. */
export function entriesOfOrder(
  { shopper, order }: Pick<EntriesAsked, 'shopper' | 'order'>,
  { shipTo, billTo }: Destination,
  cartId: string,
): CheckoutEntries {
  return {
    ...NO_ENTRIES,
    email: shopper.profile.email,
    phone: shipTo.phone || shopper.profile.phone,
    shipTo,
    billTo,
    onAccount: cartId,
    purchaseOrder: order.orderId,
    purchaseOrderCart: cartId,
  };
}

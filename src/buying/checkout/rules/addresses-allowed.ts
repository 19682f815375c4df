// Which addresses an order may have that somebody places for an organization: its locations, its billing address, or the person's own (USR-9).
import type { PostalAddress } from '#people/addresses/rules';
import { addressOfLocation, type ShipToPlace } from '#people/locations/rules';

/** Why the entered address cannot be used: the location is not the shopper's any more, or the organization ships to its locations alone. */
export type BarredShipTo = 'LOCATION_GONE' | 'LOCATIONS_ONLY';

/** What the shopper's organization says now. */
export interface AddressesAllowed {
  readonly ownShipping: boolean;
  readonly ownBilling: boolean;
  /** Where the organization is billed in the site's country. */
  readonly billing: PostalAddress | null;
  /** The entered location, while the shopper may use it. */
  readonly location: ShipToPlace | null;
}

/** Without an organization, everything is one's own. */
export const OWN_ADDRESSES: AddressesAllowed = { ownShipping: true, ownBilling: true, billing: null, location: null };

/** The entered address as it may be used now: a location has today's address. */
export function allowedShipTo(
  entered: PostalAddress | null,
  { ownShipping, location }: AddressesAllowed,
): { readonly shipTo: PostalAddress | null; readonly barred: BarredShipTo | null } {
  if (entered === null) return { shipTo: null, barred: null };
  if (entered.location === undefined) return ownShipping ? { shipTo: entered, barred: null } : { shipTo: null, barred: 'LOCATIONS_ONLY' };
  return location === null ? { shipTo: null, barred: 'LOCATION_GONE' } : { shipTo: addressOfLocation(location, entered), barred: null };
}

/** The organization's billing address, where its people may use no other. */
export function fixedBilling({ ownBilling, billing }: AddressesAllowed): PostalAddress | null {
  return ownBilling ? null : billing;
}

// What the shopper's organization says now, as it is read with the entries of checkout (USR-9).
import type { PostalAddress, PostalCountry } from '#people/addresses/rules';
import type { ShipToPlace } from '#people/locations/rules';
import { OWN_ADDRESSES, type AddressesAllowed } from '#buying/checkout/rules';
import type { Country } from '#base/site/rules';

/** As the view `usable_location` has it. */
export type UsableLocation = Omit<ShipToPlace, 'id'> & { readonly location_id: string };

/** As the view `buyer_address_rule` has it. */
export interface AddressRule {
  readonly own_shipping: boolean;
  readonly own_billing: boolean;
  /** Where the organization is billed, by country. */
  readonly billing: Partial<Record<PostalCountry, PostalAddress>> | null;
}

interface Stored {
  readonly location: UsableLocation | null;
  readonly address_rule: AddressRule | null;
}

/** A location of the other country is none here. */
export function allowedBy({ location, address_rule: rule }: Stored, country: Country): AddressesAllowed {
  if (rule === null) return OWN_ADDRESSES;
  const own = country === 'US' ? 'USA' : 'CA';
  const isHere = location !== null && location.country === own;
  return {
    ownShipping: rule.own_shipping,
    ownBilling: rule.own_billing,
    billing: rule.billing?.[own] ?? null,
    location: isHere ? { ...location, id: location.location_id } : null,
  };
}

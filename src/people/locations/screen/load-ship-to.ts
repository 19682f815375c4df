// Where the shopper may have goods sent, for the pages that ask.
import type { StoredAddress } from '#people/addresses/contract';
import { inputFromForm } from '#people/addresses/rules';
import type { locationsContract, ShipTo, ShipToView } from '#people/locations/contract';
import { locationLabel } from '#people/locations/rules';
import { ask, pageVisit, type WithContext } from '#ui/page/page-visit';

const OWN_ALONE: ShipTo = { organization: '', ownShipping: true, ownBilling: true, billing: null, locations: [] };

/** Only the business site has organizations. */
export async function loadShipTo(args: WithContext): Promise<ShipTo> {
  if (args.context.get(pageVisit).site.tenant !== 'business') return OWN_ALONE;
  return ask<typeof locationsContract>(args)('GET /api/ship-to', {});
}

/** Before the id of a location, where it stands among stored addresses. */
const PREFIX = 'at:';

export const choiceOfLocation = (locationId: string): string => PREFIX + locationId;

/** The location that a choice names; undefined: an address. */
export const locationOfChoice = (choice: string): string | undefined =>
  choice.startsWith(PREFIX) ? choice.slice(PREFIX.length) : undefined;

const NO_USE = { field1: '' as const, email: '', defaultShipping: false, defaultBilling: false };

/** A location as one of the addresses to choose from. */
export function locationAsStored({ locationId, name, code, isDefault, country, ...place }: ShipToView): StoredAddress {
  const { address1, address2, city, state, zip: zipCode, phone } = place;
  const lines = { firstName: '', lastName: '', organizationName: locationLabel({ name, code }), address1, address2, city, state, zipCode };
  const phones = phone === '' ? [] : [{ number: phone }];
  return { ...NO_USE, ...lines, id: choiceOfLocation(locationId), type: 'S', country, phones, defaultShipping: isDefault };
}

/** Stands for the organization's billing address among stored ones. */
export const ORGANIZATION_BILLING = 'organization';

/** The organization's billing address as one of the addresses to choose from, the default; nothing without one. */
export function billingAsStored({ billing }: ShipTo, country: StoredAddress['country']): StoredAddress[] {
  if (billing === null) return [];
  // Forms join the two names.
  const { fullName, organizationName, phones, ...lines } = inputFromForm(billing);
  return [
    {
      ...NO_USE,
      ...lines,
      organizationName,
      firstName: fullName,
      lastName: '',
      id: ORGANIZATION_BILLING,
      type: 'B',
      country,
      phones,
      defaultBilling: true,
    },
  ];
}

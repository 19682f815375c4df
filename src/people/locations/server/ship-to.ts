// Where a person may have goods sent: their organization's locations for them (USR-9).
import { addressForm, type PostalAddress } from '#people/addresses/rules';
import { defaultShippingAddress } from '#people/addresses/server';
import type { ShipTo } from '#people/locations/contract';
import { addressOfLocation, type ShipToPlace } from '#people/locations/rules';
import { addressRulesFor, type Actor } from '#people/organizations/server';
import { organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import {
  DEFAULT_LOCATION,
  FORGET_DEFAULT,
  KEEP_DEFAULT,
  LOCATION_ZIP,
  USABLE_LOCATION,
  USABLE_LOCATIONS,
  type UsableRow,
} from './ship-to-queries.ts';

type Owner = Parameters<typeof defaultShippingAddress>[1];

/** What somebody without an organization has: addresses of their own alone. */
export const OWN_ALONE: ShipTo = { organization: '', ownShipping: true, ownBilling: true, billing: null, locations: [] };

export async function readShipTo(on: Queries, { accountNumber, profileId }: Actor, { country }: Pick<Owner, 'country'>): Promise<ShipTo> {
  const [organization, rules, rows] = await Promise.all([
    organizationOf(on, accountNumber),
    addressRulesFor(on, profileId, country),
    on.many(USABLE_LOCATIONS, [profileId, country]),
  ]);
  const billing = rules?.billing ?? null;
  return {
    organization: organization?.name ?? '',
    ownShipping: rules?.ownShipping ?? true,
    ownBilling: (rules?.ownBilling ?? true) || billing === null,
    billing: billing === null ? null : addressForm(billing),
    locations: rows.map(({ location_id: locationId, is_default: isDefault, ...place }) => ({ locationId, ...place, isDefault })),
  };
}

/** The address of a location for this person; undefined for one that they may not use, that is retired or does not exist. */
export async function shipToAddress(
  on: Queries,
  { profileId, country }: Owner,
  locationId: string,
  orderer: Parameters<typeof addressOfLocation>[1],
): Promise<PostalAddress | undefined> {
  const row = await on.maybe(USABLE_LOCATION, [profileId, country, locationId]);
  return row && addressOfLocation(placeOf(row), orderer);
}

/** The postal code of a location of an organization, named by its id or by the organization's own number; undefined for a retired or unknown one. */
export const locationZip = async (
  on: Queries,
  accountNumber: string,
  { locationId, code }: { readonly locationId?: string; readonly code?: string },
): Promise<string | undefined> => (await on.maybe(LOCATION_ZIP, [accountNumber, locationId ?? null, code ?? null]))?.zip;

/** Where an order of this person goes when they choose nothing: their default location, else their own default, else any location. */
export async function usualShipTo(on: Queries, owner: Owner): Promise<Pick<PostalAddress, 'zip' | 'city' | 'state'> | undefined> {
  const { profileId, country } = owner;
  const chosen = await on.maybe(DEFAULT_LOCATION, [profileId, country]);
  if (chosen !== undefined) return chosen;
  const rules = await addressRulesFor(on, profileId, country);
  if (rules === null || rules.ownShipping) {
    const own = await defaultShippingAddress(on, owner);
    if (own !== undefined || rules === null) return own;
  }
  return (await on.many(USABLE_LOCATIONS, [profileId, country]))[0];
}

/** False for a location that this person may not use. */
export async function keepDefault(on: Queries, actor: Actor, { country }: Pick<Owner, 'country'>, locationId: string | null) {
  const { profileId, accountNumber } = actor;
  if (locationId === null) {
    await on.run(FORGET_DEFAULT, [profileId, country]);
    return true;
  }
  if ((await on.maybe(USABLE_LOCATION, [profileId, country, locationId])) === undefined) return false;
  await on.run(KEEP_DEFAULT, [profileId, country, accountNumber, locationId]);
  return true;
}

function placeOf({ location_id: id, ...place }: UsableRow): ShipToPlace {
  return { id, ...place };
}

/** The locations that a person may use now in a country, each with its address. */
export async function usableLocations(on: Queries, { profileId, country }: Pick<Owner, 'profileId' | 'country'>) {
  const rows = await on.many(USABLE_LOCATIONS, [profileId, country]);
  return rows.map(({ location_id: locationId, code, address1, address2, city, state, zip }) => ({
    locationId,
    code,
    address1,
    address2,
    city,
    state,
    zip,
  }));
}

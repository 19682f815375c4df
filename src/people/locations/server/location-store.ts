// Writes locations with who may use them, inside the organization's lock.
import { foldText } from '#people/addresses/rules';
import type { LocationFacts, ShipToPlace } from '#people/locations/rules';
import type { Queries } from '#platform/db';
import {
  ADD_GROUPS,
  ADD_PEOPLE,
  ALL_LOCATIONS,
  CLEAR_CODES,
  CLEAR_GROUPS,
  CLEAR_PEOPLE,
  KEEP_LOCATIONS,
  type LocationRow,
} from './location-queries.ts';

/** A location as it is to be kept. */
export interface KeptLocation extends LocationFacts, Omit<ShipToPlace, 'id' | keyof LocationFacts> {
  readonly locationId: string;
  readonly everybody: boolean;
  readonly groupIds: readonly string[];
  readonly profileIds: readonly string[];
  readonly retired: boolean;
}

/** Most locations of an organization, retired ones included. */
export const MOST_LOCATIONS = 5_000;

export const allLocations = async (on: Queries, accountNumber: string): Promise<readonly KeptLocation[]> =>
  (await on.many(ALL_LOCATIONS, [accountNumber])).map(keptFrom);

export function keptFrom(row: LocationRow): KeptLocation {
  const { location_id: locationId, code, name, attention, notes, address1, address2, city, state, zip, country, phone, everybody } = row;
  const place = { address1, address2, city, state, zip, country, phone };
  const used = { everybody, groupIds: [...row.group_ids], profileIds: [...row.profile_ids], retired: row.retired_at !== null };
  return { locationId, code, name, attention, notes, ...place, ...used };
}

export async function keepLocations(tx: Queries, accountNumber: string, kept: readonly KeptLocation[], now: Date): Promise<void> {
  if (kept.length === 0) return;
  const ids = kept.map(({ locationId }) => locationId);
  await tx.run(CLEAR_CODES, [accountNumber, ids]);
  await tx.run(KEEP_LOCATIONS, [accountNumber, JSON.stringify(kept), now]);
  await tx.run(CLEAR_GROUPS, [accountNumber, ids]);
  await tx.run(CLEAR_PEOPLE, [accountNumber, ids]);
  const pairs = (of: (one: KeptLocation) => readonly string[]) => kept.flatMap((one) => of(one).map((id) => [one.locationId, id] as const));
  const [groups, people] = [pairs(({ groupIds }) => groupIds), pairs(({ profileIds }) => profileIds)];
  if (groups.length > 0) await tx.run(ADD_GROUPS, [accountNumber, groups.map(([id]) => id), groups.map(([, of]) => of)]);
  if (people.length > 0) await tx.run(ADD_PEOPLE, [accountNumber, people.map(([id]) => id), people.map(([, of]) => of)]);
}

/** A location without a code is known by its name and place. */
export const likenessOfLocation = ({
  name,
  address1,
  address2,
  zip,
}: Pick<KeptLocation, 'name' | 'address1' | 'address2' | 'zip'>): string => [name, `${address1} ${address2}`, zip].map(foldText).join('|');

/** Whether nothing would change. */
export const isSameLocation = (one: KeptLocation, other: KeptLocation): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** In one order of fields, whoever made it. */
function sorted({ locationId, groupIds, profileIds, ...rest }: KeptLocation) {
  const fields = Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [locationId, fields, groupIds.toSorted(), profileIds.toSorted()];
}

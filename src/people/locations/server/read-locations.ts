// What the screens of locations show.
import type { Assignees, LocationView } from '#people/locations/contract';
import { groupsOf, type Actor } from '#people/organizations/server';
import { listMembers, organizationOf, type Member } from '#people/sessions/server';
import type { MenuCounts, SignedIn } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import { COUNT_LOCATIONS, LOCATION_BY_ID, LOCATION_NAMES, LOCATIONS, type LocationName, type LocationRow } from './location-queries.ts';

const PER_PAGE = 25;
/** So many people are offered for a location; larger organizations give locations to groups, or by a table. */
const MOST_PEOPLE = 500;

export interface LocationsAsked {
  readonly search?: string;
  readonly state?: 'active' | 'retired';
  readonly page?: string;
}

export async function readLocations(on: Queries, { accountNumber }: Actor, asked: LocationsAsked) {
  const search = (asked.search ?? '').trim().toLowerCase();
  const wanted = {
    accountNumber,
    pattern: search === '' ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    active: asked.state === undefined ? null : asked.state === 'active',
    limit: PER_PAGE,
  };
  const ask = (at: number) => on.many(LOCATIONS, { ...wanted, offset: (at - 1) * PER_PAGE });
  const page = Math.max(1, Number(asked.page ?? '1'));
  const [organization, counts, found] = await Promise.all([
    organizationOf(on, accountNumber),
    on.one(COUNT_LOCATIONS, [accountNumber]),
    ask(page),
  ]);
  // A page that no longer exists shows the first.
  const isGone = found.length === 0 && page > 1;
  const rows = isGone ? await ask(1) : found;
  return {
    organization: organization?.name ?? '',
    locations: await viewsOf(on, accountNumber, rows),
    counts,
    page: isGone ? 1 : page,
    pages: Math.ceil((rows[0]?.count ?? 0) / PER_PAGE),
  };
}

/** Undefined: no location of the organization. */
export async function readLocation(on: Queries, { accountNumber }: Actor, locationId: string): Promise<LocationView | undefined> {
  const row = await on.maybe(LOCATION_BY_ID, [accountNumber, locationId]);
  return row === undefined ? undefined : (await viewsOf(on, accountNumber, [row]))[0];
}

/** All locations of an organization by name, retired ones included. */
export const locationNames = (on: Queries, accountNumber: string): Promise<readonly LocationName[]> =>
  on.many(LOCATION_NAMES, [accountNumber]);

/** Deactivated people are offered no more; a location that they have keeps them. */
export async function readAssignees(on: Queries, { accountNumber }: Actor): Promise<Assignees> {
  const [groups, { members }] = await Promise.all([
    groupsOf(on, accountNumber),
    listMembers(on, accountNumber, { search: '', active: true, ids: null, limit: MOST_PEOPLE, offset: 0 }),
  ]);
  return {
    groups: groups.map(({ groupId, name }) => ({ groupId, name })),
    people: members.map((member) => ({ profileId: member.profileId, name: nameOf(member) })),
  };
}

async function viewsOf(on: Queries, accountNumber: string, rows: readonly LocationRow[]): Promise<LocationView[]> {
  const ids = [...new Set(rows.flatMap((row) => row.profile_ids))];
  const [groups, { members }] = await Promise.all([
    rows.some((row) => row.group_ids.length > 0) ? groupsOf(on, accountNumber) : [],
    ids.length === 0 ? { members: [] } : listMembers(on, accountNumber, { search: '', active: null, ids, limit: ids.length, offset: 0 }),
  ]);
  return rows.map((row) => {
    const { location_id: locationId, name, code, attention, notes, address1, address2, city, state, zip, country, phone, everybody } = row;
    const place = { name, code, attention, notes, address1, address2, city, state, zip, country, phone };
    return {
      locationId,
      ...place,
      everybody,
      groups: groups.filter(({ groupId }) => row.group_ids.includes(groupId)).map(({ groupId, name: group }) => ({ groupId, name: group })),
      people: members
        .filter(({ profileId }) => row.profile_ids.includes(profileId))
        .map((member) => ({ profileId: member.profileId, name: nameOf(member) })),
      retiredAt: row.retired_at?.toISOString() ?? null,
    };
  });
}

const nameOf = ({ fullName, email }: Member): string => fullName || email;

/** For the menu of who keeps locations. */
export async function countLocations(on: Queries, { account, permissions }: SignedIn): Promise<MenuCounts> {
  if (account === null || !permissions.has('H_SSD')) return {};
  return { locations: (await on.one(COUNT_LOCATIONS, [account.accountNumber])).active };
}

// Adds, changes, retires and restores locations (H_SSD). Each change is a line of the organization's history.
import { randomUUID } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { noteEvent, groupsOf, type Actor } from '#people/organizations/server';
import { listMembers, lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { LOCATION_BY_ID, RESTORE_LOCATION, RETIRE_LOCATION } from './location-queries.ts';
import {
  allLocations,
  isSameLocation,
  keepLocations,
  keptFrom,
  likenessOfLocation,
  MOST_LOCATIONS,
  type KeptLocation,
} from './location-store.ts';

export type WantedKeeping = Omit<KeptLocation, 'locationId' | 'retired'>;
export type LocationRefusal = 'LOCATION_NOT_FOUND' | 'LOCATION_CODE_TAKEN' | 'LOCATIONS_FULL' | 'GROUP_NOT_FOUND' | 'PERSON_NOT_FOUND';

/** The id of the location that was added, or that was there already just so. */
export function addLocation(db: Db, actor: Actor, now: Date, wanted: WantedKeeping): Promise<Outcome<string, LocationRefusal>> {
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const unknown = await unknownAssignee(tx, accountNumber, wanted);
    if (unknown !== null) return failed(unknown);
    const all = await allLocations(tx, accountNumber);
    const like = all.find((one) => one.code === wanted.code && !one.retired && likenessOfLocation(one) === likenessOfLocation(wanted));
    const holder = wanted.code === '' ? undefined : all.find((one) => one.code.toLowerCase() === wanted.code.toLowerCase());
    if (holder !== undefined && holder !== like) return failed('LOCATION_CODE_TAKEN');
    if (like !== undefined) return done(like.locationId);
    if (all.length >= MOST_LOCATIONS) return failed('LOCATIONS_FULL');
    const kept = { ...wanted, locationId: randomUUID(), retired: false };
    await keepLocations(tx, accountNumber, [kept], now);
    await noteEvent(tx, actor, { kind: 'locationAdded', about: wanted.name, at: now });
    return done(kept.locationId);
  });
}

export function changeLocation(
  db: Db,
  actor: Actor,
  now: Date,
  locationId: string,
  wanted: WantedKeeping,
): Promise<Outcome<string, LocationRefusal>> {
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const row = await tx.maybe(LOCATION_BY_ID, [accountNumber, locationId]);
    if (row === undefined) return failed('LOCATION_NOT_FOUND');
    const before = keptFrom(row);
    const unknown = await unknownAssignee(tx, accountNumber, wanted);
    if (unknown !== null) return failed(unknown);
    const kept = { ...wanted, locationId, retired: before.retired };
    if (isSameLocation(before, kept)) return done(locationId);
    const holder = (await allLocations(tx, accountNumber)).find(
      (one) => one.code !== '' && one.code.toLowerCase() === wanted.code.toLowerCase(),
    );
    if (holder !== undefined && holder.locationId !== locationId) return failed('LOCATION_CODE_TAKEN');
    await keepLocations(tx, accountNumber, [kept], now);
    await noteEvent(tx, actor, { kind: 'locationChanged', about: wanted.name, at: now });
    return done(locationId);
  });
}

/** A second time changes nothing. */
export function retireLocation(db: Db, actor: Actor, now: Date, locationId: string): Promise<Outcome<null, LocationRefusal>> {
  return setRetired(db, actor, locationId, async (tx) => {
    const row = await tx.maybe(RETIRE_LOCATION, [actor.accountNumber, locationId, now]);
    if (row !== undefined) await noteEvent(tx, actor, { kind: 'locationRetired', about: row.name, at: now });
  });
}

export function restoreLocation(db: Db, actor: Actor, now: Date, locationId: string): Promise<Outcome<null, LocationRefusal>> {
  return setRetired(db, actor, locationId, async (tx) => {
    const row = await tx.maybe(RESTORE_LOCATION, [actor.accountNumber, locationId]);
    if (row !== undefined) await noteEvent(tx, actor, { kind: 'locationRestored', about: row.name, at: now });
  });
}

function setRetired(
  db: Db,
  { accountNumber }: Actor,
  locationId: string,
  work: (tx: Queries) => Promise<void>,
): Promise<Outcome<null, LocationRefusal>> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    if ((await tx.maybe(LOCATION_BY_ID, [accountNumber, locationId])) === undefined) return failed('LOCATION_NOT_FOUND');
    await work(tx);
    return done(null);
  });
}

/** Null: all groups and people are of the organization. */
async function unknownAssignee(
  tx: Queries,
  accountNumber: string,
  { groupIds, profileIds }: Pick<WantedKeeping, 'groupIds' | 'profileIds'>,
): Promise<'GROUP_NOT_FOUND' | 'PERSON_NOT_FOUND' | null> {
  const groups = groupIds.length === 0 ? [] : await groupsOf(tx, accountNumber);
  if (groupIds.some((id) => !groups.some(({ groupId }) => groupId === id))) return 'GROUP_NOT_FOUND';
  if (profileIds.length === 0) return null;
  const asked = { search: '', active: null, ids: profileIds, limit: 1, offset: 0 };
  const { count } = await listMembers(tx, accountNumber, asked);
  return count === new Set(profileIds).size ? null : 'PERSON_NOT_FOUND';
}

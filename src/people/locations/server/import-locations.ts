// Adds and changes locations from a table: all of its rows, or none and what is wrong with each.
import { randomUUID } from 'node:crypto';
import type { PostalCountry } from '#people/addresses/rules';
import { filledFromZip } from '#people/addresses/server';
import { readLocationTable, type RowProblem, type WantedLocation } from '#people/locations/rules';
import { groupsOf, noteEvent, type Actor } from '#people/organizations/server';
import { listMembers, lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { allLocations, isSameLocation, keepLocations, likenessOfLocation, MOST_LOCATIONS, type KeptLocation } from './location-store.ts';
import { tableWords } from './table-words.ts';

export type ImportProblem = RowProblem | { readonly row: 0; readonly code: 'LOCATIONS_FULL' };

interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly problems: readonly ImportProblem[];
}

interface ImportFacts {
  readonly country: PostalCountry;
  readonly now: Date;
}

export async function importLocations(
  db: Db,
  actor: Actor,
  { country, now }: ImportFacts,
  rows: readonly (readonly string[])[],
): Promise<Imported> {
  const { accountNumber } = actor;
  const fill = (form: Parameters<typeof filledFromZip>[0], of: PostalCountry) => filledFromZip(form, of === 'USA' ? 'US' : 'CA');
  const read = readLocationTable(rows, { words: tableWords(), country, fill });
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const [all, assignees] = [await allLocations(tx, accountNumber), await assigneesOf(tx, accountNumber)];
    const unknown: RowProblem[] = read.wanted.flatMap(({ row, usedBy }) =>
      (usedBy?.names ?? [])
        .filter((name) => !assignees.has(name.toLowerCase()))
        .map((text) => ({ row, code: 'ASSIGNEE_UNKNOWN' as const, text })),
    );
    const plan = read.wanted.map((wanted) => planOf(wanted, all, assignees));
    const added = plan.filter(({ before }) => before === undefined);
    const changed = plan.filter(({ before, after }) => before !== undefined && !isSameLocation(before, after));
    const problems: ImportProblem[] = [...read.problems, ...unknown].toSorted((one, other) => one.row - other.row);
    if (all.length + added.length > MOST_LOCATIONS) problems.push({ row: 0, code: 'LOCATIONS_FULL' });
    if (problems.length > 0) return { added: 0, changed: 0, unchanged: 0, problems };
    await keepLocations(
      tx,
      accountNumber,
      [...added, ...changed].map(({ after }) => after),
      now,
    );
    const sum = added.length + changed.length;
    if (sum > 0) await noteEvent(tx, actor, { kind: 'locationsImported', about: String(sum), at: now });
    return { added: added.length, changed: changed.length, unchanged: plan.length - sum, problems };
  });
}

type Assignees = ReadonlyMap<string, { readonly groupId?: string; readonly profileId?: string }>;

/** By name of the group and by e-mail of the person, in lower case. */
async function assigneesOf(tx: Queries, accountNumber: string): Promise<Assignees> {
  const groups = await groupsOf(tx, accountNumber);
  const { members } = await listMembers(tx, accountNumber, { search: '', active: null, ids: null, limit: 100_000, offset: 0 });
  return new Map<string, { readonly groupId?: string; readonly profileId?: string }>([
    ...members.map(({ email, profileId }) => [email.toLowerCase(), { profileId }] as const),
    ...groups.map(({ name, groupId }) => [name.toLowerCase(), { groupId }] as const),
  ]);
}

/** What the row makes of the location that it means; what the table does not say stays. */
function planOf({ facts, address, usedBy, retired }: WantedLocation, all: readonly KeptLocation[], assignees: Assignees) {
  const isMeant = (one: KeptLocation): boolean =>
    facts.code === ''
      ? one.code === '' && likenessOfLocation(one) === likenessOfLocation({ ...facts, ...address })
      : one.code.toLowerCase() === facts.code.toLowerCase();
  const before = all.find(isMeant);
  const found = (usedBy?.names ?? []).flatMap((name) => assignees.get(name.toLowerCase()) ?? []);
  const ids = (of: 'groupId' | 'profileId') => [...new Set(found.flatMap((one) => one[of] ?? []))];
  const { address1, address2, city, state, zip, phone, country } = address;
  const after: KeptLocation = {
    ...facts,
    address1,
    address2,
    city,
    state,
    zip,
    phone,
    country,
    locationId: before?.locationId ?? randomUUID(),
    everybody: usedBy?.everybody ?? before?.everybody ?? true,
    groupIds: usedBy === undefined ? (before?.groupIds ?? []) : ids('groupId'),
    profileIds: usedBy === undefined ? (before?.profileIds ?? []) : ids('profileId'),
    retired: retired ?? before?.retired ?? false,
  };
  return { before, after };
}

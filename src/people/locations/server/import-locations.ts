// Adds and changes locations from a table: all of its rows, or none and what is wrong with each.
import { randomUUID } from 'node:crypto';
import type { PostalCountry } from '#people/addresses/rules';
import { filledFromZip } from '#people/addresses/server';
import { readLocationTable, type RowProblem, type WantedLocation } from '#people/locations/rules';
import { assigneesByName, idsOf, noteEvent, type Actor, type Assignees } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db } from '#platform/db';
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
    const [all, assignees] = [await allLocations(tx, accountNumber), await assigneesByName(tx, accountNumber)];
    const unknown: RowProblem[] = read.assignees
      .filter(({ name }) => !assignees.has(name.toLowerCase()))
      .map(({ row, name }) => ({ row, code: 'ASSIGNEE_UNKNOWN' as const, text: name }));
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

/** What the row makes of the location that it means; what the table does not say stays. */
function planOf({ facts, address, usedBy, retired }: WantedLocation, all: readonly KeptLocation[], assignees: Assignees) {
  const isMeant = (one: KeptLocation): boolean =>
    facts.code === ''
      ? one.code === '' && likenessOfLocation(one) === likenessOfLocation({ ...facts, ...address })
      : one.code.toLowerCase() === facts.code.toLowerCase();
  const before = all.find(isMeant);
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
    groupIds: usedBy === undefined ? (before?.groupIds ?? []) : idsOf('groupId', usedBy.names, assignees),
    profileIds: usedBy === undefined ? (before?.profileIds ?? []) : idsOf('profileId', usedBy.names, assignees),
    retired: retired ?? before?.retired ?? false,
  };
  return { before, after };
}

// Adds and changes budgets from a table: all of its rows, or none and what is wrong with each.
import { randomUUID } from 'node:crypto';
import { shopDay } from '#base/site/rules';
import { readCenterTable, type Center, type RowProblem, type WantedRow } from '#buying/budgets/rules';
import { assigneesByName, idsOf, noteEvent, type Assignees } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { KnownCenter } from './centers.ts';
import { budgetsOf, MOST_BUDGETS, type Keeper } from './change-centers.ts';
import { tableWords } from './table-words.ts';
import { isSameCenter, writeCenter } from './write-center.ts';

export type ImportProblem = RowProblem | { readonly row: 0; readonly code: 'BUDGETS_FULL' };

interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly problems: readonly ImportProblem[];
}

export async function importBudgets(db: Db, keeper: Keeper, rows: readonly (readonly string[])[]): Promise<Imported> {
  const { actor, now } = keeper;
  const read = readCenterTable(rows, tableWords(), shopDay(now));
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const [all, assignees] = [await budgetsOf(tx, keeper), await assigneesByName(tx, actor.accountNumber)];
    const plan = read.wanted.map((row) => planOf(row, all, assignees, keeper.currency));
    const added = plan.filter(({ before }) => before === undefined);
    const changed = plan.filter(({ before, after }) => before !== undefined && !isKept(before.center, after));
    const unknown = read.wanted.flatMap((row) => unknownOf(row, assignees));
    const problems: ImportProblem[] = [...read.problems, ...unknown].toSorted((one, other) => one.row - other.row);
    if (all.length + added.length > MOST_BUDGETS) problems.push({ row: 0, code: 'BUDGETS_FULL' });
    if (problems.length > 0) return { added: 0, changed: 0, unchanged: 0, problems };
    for (const { before, after } of [...added, ...changed]) await writeCenter(tx, keeper, before, after);
    const sum = added.length + changed.length;
    if (sum > 0) await noteEvent(tx, actor, { kind: 'budgetsImported', about: String(sum), at: now });
    return { added: added.length, changed: changed.length, unchanged: plan.length - sum, problems };
  });
}

function unknownOf({ row, owner = '', usedBy = [] }: WantedRow, assignees: Assignees): RowProblem[] {
  const isPerson = owner === '' || assignees.get(owner.toLowerCase())?.profileId !== undefined;
  const strangers = usedBy.filter((name) => !assignees.has(name.toLowerCase()));
  return [
    ...(isPerson ? [] : [{ row, code: 'OWNER_UNKNOWN' as const, text: owner }]),
    ...strangers.map((text) => ({ row, code: 'ASSIGNEE_UNKNOWN' as const, text })),
  ];
}

/** What the row makes of the budget that it names; what the table does not say stays. */
function planOf({ facts, owner, usedBy, isRetired }: WantedRow, all: readonly KnownCenter[], assignees: Assignees, currency: string) {
  const before = all.find(({ center }) => center.name.toLowerCase() === facts.name.toLowerCase());
  const after: Center = {
    ...facts,
    centerId: before?.center.centerId ?? randomUUID(),
    ownerId: owner === undefined ? (before?.center.ownerId ?? null) : (assignees.get(owner.toLowerCase())?.profileId ?? null),
    groups: usedBy === undefined ? (before?.center.groups ?? []) : idsOf('groupId', usedBy, assignees),
    people: usedBy === undefined ? (before?.center.people ?? []) : idsOf('profileId', usedBy, assignees),
    currency: before === undefined ? currency : before.center.currency,
    isRetired: isRetired ?? before?.center.isRetired ?? false,
  };
  return { before, after };
}

function isKept(before: Center, { centerId: _, currency: __, isRetired, ...wanted }: Center): boolean {
  return before.isRetired === isRetired && isSameCenter(before, wanted);
}

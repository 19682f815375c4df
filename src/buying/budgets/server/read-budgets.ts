// What the screens of budgets show: the list, one budget with its history, and who may be given one.
import type { BudgetAssignees, BudgetEntry } from '#buying/budgets/contract';
import type { SignedIn } from '#base/shopper/rules';
import { foldText } from '#people/addresses/rules';
import { groupsOf, type Actor } from '#people/organizations/server';
import { listMembers, organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { mayManage, mayRead } from './budget-access.ts';
import { dollars, dollarsOrNull, isNearlyUsed, leftOf, namesFor, personName, viewOf } from './budget-view.ts';
import { HELD_BY, HISTORY, type HistoryRow } from './center-queries.ts';
import type { KnownCenter } from './centers.ts';
import { budgetsOf, type Keeper } from './change-centers.ts';

const PER_PAGE = 25;
const ENTRIES_PER_PAGE = 25;
const MOST_PEOPLE = 500;
export interface BudgetsAsked {
  readonly search?: string;
  readonly state?: 'running' | 'nearlyUsed' | 'ended';
  readonly page?: string;
}

interface Reader extends Pick<SignedIn, 'permissions' | 'profile'> {
  /** A representative acts for them. */
  readonly isActing: boolean;
}

/** All of them, or those that the reader owns; undefined: nothing that they may see. */
export async function readBudgets(on: Queries, keeper: Keeper, reader: Reader, asked: BudgetsAsked) {
  const [organization, found] = await Promise.all([organizationOf(on, keeper.actor.accountNumber), budgetsOf(on, keeper)]);
  const [seesAll, canManage] = [mayRead(reader, undefined), mayManage(reader) && !reader.isActing];
  const all = found.filter((known) => mayRead(reader, known));
  if (!seesAll && all.length === 0) return undefined;
  const words = foldText(asked.search ?? '');
  const [running, ended] = [all.filter(isRunning), all.filter((one) => !isRunning(one))];
  const nearlyUsed = running.filter(isNearlyUsed);
  const shown = { running, nearlyUsed, ended }[asked.state ?? 'running']
    .filter(({ center, owner }) => foldText(`${center.name} ${owner?.name ?? ''}`).includes(words))
    .toSorted((one, other) => (leftOf(one) ?? Infinity) - (leftOf(other) ?? Infinity));
  const pages = Math.ceil(shown.length / PER_PAGE);
  const page = Math.min(Math.max(1, Number(asked.page ?? '1')), Math.max(1, pages));
  const rows = shown.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const names = await namesFor(on, keeper.actor, rows);
  return {
    organization: organization?.name ?? '',
    budgets: rows.map((one) => viewOf(one, names, keeper, canManage)),
    counts: { running: running.length, nearlyUsed: nearlyUsed.length, ended: ended.length },
    totals: totalsOf(running),
    canManage,
    seesAll,
    page,
    pages,
  };
}

const isRunning = ({ running }: KnownCenter): boolean => running !== null;

function totalsOf(running: readonly KnownCenter[]) {
  const sum = (of: (one: KnownCenter) => number) => dollars(running.reduce((cents, one) => cents + of(one), 0));
  return {
    amount: sum((one) => one.running?.amount ?? 0),
    spent: sum((one) => one.running?.spent ?? 0),
    held: sum((one) => one.running?.held ?? 0),
    left: sum((one) => leftOf(one) ?? 0),
  };
}

/** Undefined: no budget of the organization in this currency. */
export const readBudget = async (on: Queries, keeper: Keeper, centerId: string): Promise<KnownCenter | undefined> =>
  (await budgetsOf(on, keeper)).find(({ center }) => center.centerId === centerId);

export async function budgetPage(
  on: Queries,
  keeper: Keeper,
  known: KnownCenter,
  { canManage, page }: { canManage: boolean; page: number },
) {
  const fundId = (known.running ?? known.latest)?.fundId ?? null;
  const ask = (at: number): Promise<HistoryRow[]> | HistoryRow[] =>
    fundId === null ? [] : on.many(HISTORY, [fundId, ENTRIES_PER_PAGE, (at - 1) * ENTRIES_PER_PAGE]);
  const [found, held, names, all] = await Promise.all([
    ask(page),
    fundId === null ? { count: 0 } : on.one(HELD_BY, [fundId]),
    namesFor(on, keeper.actor, [known]),
    canManage ? budgetsOf(on, keeper) : [],
  ]);
  const isGone = found.length === 0 && page > 1;
  const rows = isGone ? await ask(1) : found;
  const others = all.filter((one) => one.center.centerId !== known.center.centerId && (leftOf(one) ?? 0) > 0 && isRunning(one));
  return {
    budget: viewOf(known, names, keeper, canManage),
    heldBy: held.count,
    entries: rows.map(entryOf),
    others: others.map((one) => ({ id: one.center.centerId, name: one.center.name, left: dollars(leftOf(one) ?? 0) })),
    page: isGone ? 1 : page,
    pages: Math.ceil((rows[0]?.count ?? 0) / ENTRIES_PER_PAGE),
  };
}

function entryOf({ kind, change, left_after: left, order_number: orderNumber, by_whom: by, note, at }: HistoryRow): BudgetEntry {
  return { kind, at: at.toISOString(), note, orderNumber, by, change: dollars(change), leftAfter: dollarsOrNull(left) };
}

/** Deactivated people are offered no more. */
export async function readAssignees(on: Queries, { accountNumber }: Actor): Promise<BudgetAssignees> {
  const [groups, { members }] = await Promise.all([
    groupsOf(on, accountNumber),
    listMembers(on, accountNumber, { search: '', active: true, ids: null, limit: MOST_PEOPLE, offset: 0 }),
  ]);
  return {
    groups: groups.map(({ groupId: id, name }) => ({ id, name })),
    people: members.map((member) => ({ id: member.profileId, name: personName(member) })),
  };
}

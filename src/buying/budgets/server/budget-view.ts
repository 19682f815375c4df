// A budget as its screens show it. Amounts with two decimals.
import { shopDay } from '#base/site/rules';
import type { BudgetView } from '#buying/budgets/contract';
import { groupsOf, type Actor } from '#people/organizations/server';
import { listMembers, type Member } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { KnownCenter } from './centers.ts';
import type { Keeper } from './change-centers.ts';

/** Percent used from which a budget without a warning level counts as nearly used. */
const NEARLY = 90;

export const dollars = (cents: number): number => cents / 100;
export const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : cents / 100);

interface Names {
  readonly groups: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
}

/** Cents left of the running or last period. */
export function leftOf({ running, latest }: KnownCenter): number | null {
  const { amount = null, held = 0, spent = 0 } = running ?? latest ?? {};
  return amount === null ? null : amount - held - spent;
}

export function isNearlyUsed({ running, center }: KnownCenter): boolean {
  if (running === null || running.amount === null) return false;
  return (running.held + running.spent) * 100 >= running.amount * (center.warnAt ?? NEARLY);
}

export function viewOf(known: KnownCenter, names: Names, { now }: Keeper, canManage: boolean): BudgetView {
  const { center, owner, running, latest } = known;
  const { centerId, name, since, period, fiscalMonth, warnAt, whenOver, carriesOver, forLines } = center;
  const shown = running ?? latest;
  const named = (ids: readonly string[], of: ReadonlyMap<string, string>) =>
    ids.flatMap((id) => (of.get(id) === undefined ? [] : [{ id, name: of.get(id) ?? '' }]));
  const unused = shopDay(now) < since ? ('planned' as const) : ('ended' as const);
  return {
    centerId,
    name,
    since,
    period,
    fiscalMonth,
    warnAt,
    whenOver,
    carriesOver,
    forLines,
    canManage,
    currency: known.currency,
    state: center.isRetired ? 'retired' : running === null ? unused : 'running',
    starts: shown?.starts ?? since,
    ends: shown?.ends ?? null,
    lastDay: center.ends,
    amount: dollarsOrNull(center.amount),
    amountNow: dollarsOrNull(shown === null ? center.amount : shown.amount),
    left: shown === null ? dollarsOrNull(center.amount) : dollarsOrNull(leftOf(known)),
    spent: dollars(shown?.spent ?? 0),
    held: dollars(shown?.held ?? 0),
    isNearlyUsed: isNearlyUsed(known),
    owner: owner && { id: owner.profileId, name: owner.name },
    groups: named(center.groups, names.groups),
    people: named(center.people, names.people),
  };
}

export async function namesFor(on: Queries, { accountNumber }: Actor, rows: readonly KnownCenter[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ center }) => center.people))];
  const [groups, { members }] = await Promise.all([
    rows.some(({ center }) => center.groups.length > 0) ? groupsOf(on, accountNumber) : [],
    ids.length === 0 ? { members: [] } : listMembers(on, accountNumber, { search: '', active: null, ids, limit: ids.length, offset: 0 }),
  ]);
  return {
    groups: new Map(groups.map(({ groupId, name }) => [groupId, name])),
    people: new Map(members.map((member) => [member.profileId, personName(member)])),
  };
}

export const personName = ({ fullName, email }: Member): string => fullName || email;

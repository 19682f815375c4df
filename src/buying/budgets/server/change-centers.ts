// Adds, changes, retires and restores budgets, and moves money between them (H_SB). Each change is a line of the organization's history.
import { randomUUID } from 'node:crypto';
import type { CopyLocale } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { moveFunds } from '#buying/funds/server';
import { groupsOf, noteEvent, type Actor } from '#people/organizations/server';
import { listMembers, lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { SET_RETIRED } from './center-queries.ts';
import { readCenters, type KnownCenter } from './centers.ts';
import { openPeriod } from './open-period.ts';
import { isSameCenter, writeCenter, type WantedCenter } from './write-center.ts';

export type BudgetRefusal =
  | 'BUDGET_NOT_FOUND'
  | 'BUDGET_NAME_TAKEN'
  | 'BUDGETS_FULL'
  | 'GROUP_NOT_FOUND'
  | 'PERSON_NOT_FOUND'
  | 'NOT_ENOUGH_LEFT'
  | 'NOT_RUNNING';

/** Most budgets of an organization, retired ones included. */
export const MOST_BUDGETS = 2_000;

export interface Keeper {
  readonly actor: Actor;
  /** Of the site: a new budget counts orders in it. */
  readonly currency: string;
  /** Of mails to the owners of budgets that are saved. */
  readonly copyLocale: CopyLocale;
  readonly now: Date;
}

export const budgetsOf = (on: Queries, { actor, currency, now }: Keeper): Promise<readonly KnownCenter[]> =>
  readCenters(on, { accountNumber: actor.accountNumber, profileId: null, currency }, now);

/** The id of the budget that was added or changed. `centerId` null: a new one. */
export function saveCenter(db: Db, keeper: Keeper, centerId: string | null, wanted: WantedCenter): Promise<Outcome<string, BudgetRefusal>> {
  const { actor, currency, now } = keeper;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const all = await budgetsOf(tx, keeper);
    const before = all.find(({ center }) => center.centerId === centerId);
    if (centerId !== null && before === undefined) return failed('BUDGET_NOT_FOUND');
    const unknown = await unknownAssignee(tx, actor.accountNumber, wanted);
    if (unknown !== null) return failed(unknown);
    const like = all.find(({ center }) => center.name.toLowerCase() === wanted.name.toLowerCase());
    // A repeated form finds what it added.
    if (centerId === null && like !== undefined && isSameCenter(like.center, wanted)) return done(like.center.centerId);
    if (like !== undefined && like !== before) return failed('BUDGET_NAME_TAKEN');
    if (before !== undefined && isSameCenter(before.center, wanted)) return done(before.center.centerId);
    if (before === undefined && all.length >= MOST_BUDGETS) return failed('BUDGETS_FULL');
    const id = centerId ?? randomUUID();
    const center = { ...wanted, centerId: id, currency: before?.center.currency ?? currency, isRetired: before?.center.isRetired ?? false };
    await writeCenter(tx, keeper, before, center);
    await noteEvent(tx, actor, { kind: before === undefined ? 'budgetAdded' : 'budgetChanged', about: wanted.name, at: now });
    return done(id);
  });
}

/** A second time changes nothing. */
export function setRetired(db: Db, keeper: Keeper, centerId: string, isRetired: boolean): Promise<Outcome<null, BudgetRefusal>> {
  const { actor, now } = keeper;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    if (!(await budgetsOf(tx, keeper)).some(({ center }) => center.centerId === centerId)) return failed('BUDGET_NOT_FOUND');
    const changed = await tx.maybe(SET_RETIRED, [actor.accountNumber, centerId, isRetired ? now : null]);
    if (changed !== undefined)
      await noteEvent(tx, actor, { kind: isRetired ? 'budgetRetired' : 'budgetRestored', about: changed.name, at: now });
    return done(null);
  });
}

interface MovedMoney {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly note: string;
}

/** Both budgets have to run with a limit, and the first to have that much left. */
export function moveMoney(db: Db, keeper: Keeper, { from, to, cents, note }: MovedMoney): Promise<Outcome<string, BudgetRefusal>> {
  const { actor, currency, now } = keeper;
  const view = { accountNumber: actor.accountNumber, profileId: null, currency };
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const all = await budgetsOf(tx, keeper);
    const [source, target] = [from, to].map((id) => all.find(({ center }) => center.centerId === id));
    if (source === undefined || target === undefined || source === target) return failed('BUDGET_NOT_FOUND');
    const [fromFund, toFund] = [await openPeriod(tx, view, source, now), await openPeriod(tx, view, target, now)];
    if (fromFund === undefined || toFund === undefined) return failed('NOT_RUNNING');
    const why = note === '' ? `${source.center.name} → ${target.center.name}` : `${source.center.name} → ${target.center.name}: ${note}`;
    const moved = await moveFunds(tx, { from: fromFund, to: toFund, cents, by: actor.name, note: why.slice(0, 200) }, now);
    if (!moved) return failed('NOT_ENOUGH_LEFT');
    await noteEvent(tx, actor, { kind: 'budgetMoved', about: `${source.center.name} → ${target.center.name}`, at: now });
    return done(to);
  });
}

type Assigned = Pick<WantedCenter, 'groups' | 'people' | 'ownerId'>;

async function unknownAssignee(tx: Queries, accountNumber: string, { groups, people, ownerId }: Assigned): Promise<BudgetRefusal | null> {
  const known = groups.length === 0 ? [] : await groupsOf(tx, accountNumber);
  if (groups.some((id) => !known.some(({ groupId }) => groupId === id))) return 'GROUP_NOT_FOUND';
  const ids = [...new Set([...people, ...(ownerId === null ? [] : [ownerId])])];
  if (ids.length === 0) return null;
  const { members } = await listMembers(tx, accountNumber, { search: '', active: null, ids, limit: ids.length, offset: 0 });
  return members.length === ids.length ? null : 'PERSON_NOT_FOUND';
}

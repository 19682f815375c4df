// Charges orders to budget centers: what an order would do to them, held, replaced, settled and credited.
import { effectOf, type BudgetEffect, type Charge } from '#buying/budgets/rules';
import type { FundCharge } from '#buying/funds/rules';
import { creditFunds, holdFunds, releaseFunds, settleFunds, shortFunds } from '#buying/funds/server';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { peopleWithRight } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { CHARGED_BY_ORDER } from './budget-queries.ts';
import { readCenters, type BudgetView, type KnownCenter } from './centers.ts';
import { openPeriod } from './open-period.ts';

export interface ChargingView extends BudgetView {
  /** The placed order that this one replaces: what it spent counts as free. */
  readonly replaces?: string | null;
}

/** What charges do to the running periods of their centers, in the order of the charges; centers that do not run are left out. */
export async function effectsOf(on: Queries, view: ChargingView, charges: readonly Charge[], now: Date): Promise<readonly BudgetEffect[]> {
  if (charges.length === 0) return [];
  return effectsOn(await readCenters(on, view, now), await chargedBefore(on, view), charges);
}

/** `before`: what counts as free, by fund. */
function effectsOn(
  centers: readonly KnownCenter[],
  before: ReadonlyMap<string, number>,
  charges: readonly Charge[],
): readonly BudgetEffect[] {
  return charges.flatMap(({ center: name, cents }) => {
    const known = centers.find(({ center }) => center.name === name);
    if (known === undefined || known.running === null) return [];
    const { center, owner, running } = known;
    const replaced = running.fundId === null ? 0 : (before.get(running.fundId) ?? 0);
    return [effectOf(running, { center: name, cents, replaced, whenOver: center.whenOver, period: center.period, owner })];
  });
}

async function chargedBefore(on: Queries, { replaces = null }: ChargingView): Promise<ReadonlyMap<string, number>> {
  if (replaces === null) return new Map();
  return new Map((await on.many(CHARGED_BY_ORDER, [replaces])).map(({ fund_id: fundId, cents }) => [fundId, cents]));
}

/** The centers that another order has used up meanwhile. The transaction has failed; `effectsOf` in a new one says by how much. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
  readonly centers: readonly string[];
  constructor(centers: readonly string[]) {
    super('A budget center would go over');
    this.centers = centers;
  }
}

export type ChargeProblem =
  /** There is no such center for this person now: retired, over, or not theirs. */
  | { readonly code: 'BUDGET_CENTER_UNKNOWN'; readonly center: string }
  | { readonly code: 'OVER_BUDGET'; readonly effects: readonly BudgetEffect[] };

/** The names of those who may give a center more money, when it has no owner. */
export const keepersOf = (on: Queries, accountNumber: string): Promise<readonly string[]> => peopleWithRight(on, accountNumber, 'H_SB');

export interface Charging extends ChargingView {
  readonly charges: readonly Charge[];
  /** Centers that may go over their amount, because somebody with the right to allow it has. */
  readonly mayGoOver: ReadonlySet<string>;
}

/**
 * The funds that the charges are to be held in: looks whether they fit, and opens their periods. The hold itself looks again, under its lock. An account
 * without centers charges none: what its people write is only a note on the invoice.
 */
export async function fundsFor(tx: Queries, charging: Charging, now: Date): Promise<Outcome<readonly FundCharge[], ChargeProblem>> {
  const { charges, mayGoOver } = charging;
  if (charges.length === 0) return done([]);
  const centers = await readCenters(tx, charging, now);
  if (centers.length === 0) return done([]);
  const barred = charges.find(
    ({ center: name }) => !centers.some(({ center, mayCharge, running }) => center.name === name && mayCharge && running !== null),
  );
  if (barred !== undefined) return failed({ code: 'BUDGET_CENTER_UNKNOWN', center: barred.center });
  const effects = effectsOn(centers, await chargedBefore(tx, charging), charges);
  const over = effects.filter(({ center, overBy }) => overBy > 0 && !mayGoOver.has(center));
  if (over.length > 0) return failed({ code: 'OVER_BUDGET', effects: over });
  return openFunds(tx, charging, centers, now);
}

/** In alphabetical order, so that two orders that open periods do not wait for each other. */
async function openFunds(tx: Queries, charging: Charging, centers: readonly KnownCenter[], now: Date) {
  const held: FundCharge[] = [];
  for (const { center: name, cents } of charging.charges.toSorted((one, other) => (one.center < other.center ? -1 : 1))) {
    const known = centers.find(({ center }) => center.name === name);
    const fundId = known && (await openPeriod(tx, charging, known, now));
    if (fundId === undefined) return failed({ code: 'BUDGET_CENTER_UNKNOWN' as const, center: name });
    held.push({ fundId, label: name, cents, mayGoOver: charging.mayGoOver.has(name) });
  }
  return done(held);
}

export interface HeldOrder extends Charging {
  readonly orderNumber: string;
  /** The buyer's name, for the history. */
  readonly by: string | null;
}

/** Holds an order's charges, all or none; the same order again changes nothing. @throws OverBudget */
export async function holdCharges(tx: Queries, order: HeldOrder, now: Date): Promise<Outcome<null, ChargeProblem>> {
  if ((await tx.many(CHARGED_BY_ORDER, [order.orderNumber])).length > 0) return done(null);
  const funds = await fundsFor(tx, order, now);
  if (!funds.ok) return funds;
  await holdInFunds(tx, order, funds.value, now);
  return done(null);
}

/** The hold alone, for a transaction that asked `fundsFor` before it took its other locks. @throws OverBudget */
export async function holdInFunds(
  tx: Queries,
  { orderNumber, replaces = null, by }: Pick<HeldOrder, 'orderNumber' | 'replaces' | 'by'>,
  charges: readonly FundCharge[],
  now: Date,
): Promise<void> {
  if (charges.length === 0) return;
  try {
    await holdFunds(tx, { orderNumber, kind: 'budget', replaces, charges, by }, now);
  } catch (error) {
    const short = shortFunds(error);
    throw short === null ? error : new OverBudget(short);
  }
}

/** Holds other charges instead of those that the order holds: an approver took lines off, or moved them to another center. @throws OverBudget */
export async function replaceHold(tx: Queries, order: HeldOrder, now: Date): Promise<Outcome<null, ChargeProblem>> {
  await releaseFunds(tx, order.orderNumber, 'budget', now);
  return holdCharges(tx, order, now);
}

/** Ends what an order holds: `spent` when it is placed (`place_draft` does that itself), `released` when it is given up, declined or expired. */
export const settleHold = (tx: Queries, orderNumber: string, outcome: 'spent' | 'released', now: Date): Promise<void> =>
  settleFunds(tx, orderNumber, outcome, now);

export interface CreditedStep {
  readonly orderNumber: string;
  readonly kind: 'cancelled' | 'returned';
  /** Tells this step of the order from its others; a repeat credits nothing. */
  readonly cause: string;
}

/** Gives back what a placed order spent, to the periods that it was charged to; `charges` null: all that is left. Never more than was spent. */
export const creditCharges = (tx: Queries, step: CreditedStep, charges: readonly Charge[] | null, now: Date): Promise<void> =>
  creditFunds(tx, { ...step, charges: charges?.map(({ center: label, cents }) => ({ label, cents })) ?? null, of: 'budget' }, now);

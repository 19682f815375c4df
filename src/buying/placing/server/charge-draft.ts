// Charges a draft to its budget centers (B2B-1): where the charges are to be held, or why not.
import type { BudgetEffect } from '#buying/budgets/rules';
import { effectsOf, fundsFor, keepersOf } from '#buying/budgets/server';
import { cartCharges, type PricedCart } from '#buying/cart/rules';
import type { FundCharge } from '#buying/funds/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Shopper } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { PlaceProblem } from './place-problem.ts';

export interface ChargedDraft {
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly priced: PricedCart;
  readonly replaces: string | null;
}

const NOBODY: ReadonlySet<string> = new Set();

/** `mayGoOver`: centers that somebody who may lets go over. */
export async function chargeDraft(
  tx: Queries,
  charged: ChargedDraft,
  mayGoOver: ReadonlySet<string> = NOBODY,
): Promise<Outcome<readonly FundCharge[], PlaceProblem>> {
  const view = viewOf(charged);
  if (view === null) return done([]);
  const funds = await fundsFor(tx, { ...view, charges: cartCharges(charged.priced), mayGoOver }, charged.visit.now);
  if (funds.ok) return funds;
  const { problem } = funds;
  return failed(problem.code === 'OVER_BUDGET' ? { ...problem, keepers: await keepersOf(tx, view.accountNumber) } : problem);
}

/** What the draft would do to its centers. */
export async function effectsOfDraft(on: Queries, charged: ChargedDraft): Promise<readonly BudgetEffect[]> {
  const view = viewOf(charged);
  return view === null ? [] : effectsOf(on, view, cartCharges(charged.priced), charged.visit.now);
}

/** Null for who has no budgets: shoppers without an organization, and everybody on the consumer site. */
function viewOf({ visit, shopper, replaces }: ChargedDraft) {
  if (shopper.account === null || visit.site.tenant !== 'business') return null;
  return { accountNumber: shopper.account.accountNumber, profileId: shopper.shopperId, currency: visit.site.currency, replaces };
}

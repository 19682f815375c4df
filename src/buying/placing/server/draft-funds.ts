// What a draft draws down: budgets of its centers, and its purchase orders (B2B-1, B2B-2).
import type { CheckoutEntries } from '#buying/checkout/rules';
import type { FundCharge } from '#buying/funds/rules';
import type { OrderDraft } from '#buying/placing/rules';
import { done, type Outcome } from '#base/outcome/rules';
import type { Queries } from '#platform/db';
import { chargeDraft, type ChargedDraft } from './charge-draft.ts';
import { chargePurchaseOrders } from './charge-purchase-orders.ts';
import type { PlaceProblem } from './place-problem.ts';

export interface DraftFunds {
  readonly budgets: readonly FundCharge[];
  readonly purchaseOrders: readonly FundCharge[];
}

interface DrawingDraft extends ChargedDraft {
  readonly entries: CheckoutEntries;
  readonly draft: OrderDraft;
}

/** Where the draft's money is to be held, or why not. `mayGoOver`: centers that approvers let go over. */
export async function fundsOfDraft(
  tx: Queries,
  { entries, draft, ...charging }: DrawingDraft,
  mayGoOver: ReadonlySet<string> | undefined,
): Promise<Outcome<DraftFunds, PlaceProblem>> {
  const budgets = await chargeDraft(tx, charging, mayGoOver);
  if (!budgets.ok) return budgets;
  const ships = draft.addresses.some(({ type }) => type === 'S' || type === 'SB');
  const purchaseOrders = await chargePurchaseOrders(tx, { ...charging, entries, ships });
  return purchaseOrders.ok ? done({ budgets: budgets.value, purchaseOrders: purchaseOrders.value }) : purchaseOrders;
}

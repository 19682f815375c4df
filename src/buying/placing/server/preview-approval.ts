// Tells a shopper before the press who has to approve the order and why (B2B-3).
import type { ApprovalPreview } from '#buying/placing/contract';
import type { Carts } from '#buying/cart/server';
import { destinationOf, entriesFor } from '#buying/checkout/rules';
import type { Checkouts } from '#buying/checkout/server';
import { ordersWords } from '#buying/orders/words';
import { orderTenders } from '#buying/placing/rules';
import { sayer } from '#base/locale/words';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { ApprovalGate } from './approval-gate.ts';
import { judgeDraft } from './judge-draft.ts';

interface PreviewDeps {
  readonly db: Db;
  readonly carts: Pick<Carts, 'find' | 'price'>;
  readonly checkouts: Pick<Checkouts, 'load'>;
  readonly approvals: ApprovalGate;
}

const NOBODY: ApprovalPreview = { steps: [], reasons: [], problem: '' };

export async function previewApproval({ db, carts, checkouts, approvals }: PreviewDeps, visit: Visit): Promise<ApprovalPreview> {
  const found = await carts.find(visit);
  const shopper = found?.shopper ?? null;
  if (found === null || shopper === null || shopper.account === null) return NOBODY;
  const kept = await checkouts.load(db, shopper.shopperId, visit);
  const { priced } = await carts.price(visit, found, destinationOf(kept, shopper));
  if (priced.lines.length === 0) return NOBODY;
  const entries = entriesFor(kept, priced.cart.cartId);
  const asked = { visit, shopper, priced, entries, tenders: orderTenders(priced.summary.ordTotal, entries) };
  const judged = await judgeDraft(db, { approvals }, asked, { visit, shopper, priced, replaces: priced.cart.extra?.orderNumber ?? null });
  // The budget that refuses the order says so itself, and whom to ask: nothing is sent to anybody.
  if (judged === null || judged.isOverBudget) return NOBODY;
  const { verdict } = judged;
  const code = verdict.outcome === 'nobody' ? 'NOBODY_APPROVES' : isVendor(entries) ? 'APPROVAL_PAYMENT' : null;
  return { ...approvals.preview(verdict, visit), problem: code === null ? '' : sayer(ordersWords, visit.copyLocale)(code) };
}

/** A vendor approves one payment, which does not last until somebody decides. */
export const isVendor = ({ payment, onAccount }: Pick<ReturnType<typeof entriesFor>, 'payment' | 'onAccount'>): boolean =>
  onAccount === null && (payment?.vendorPaymentType ?? null) !== null;

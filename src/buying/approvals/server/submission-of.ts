// An order as the rules are asked about it.
import { isBundlePart } from '#buying/cart/rules';
import type { PaymentKind, Submission } from '#buying/approval-rules/rules';
import { linesToJudge, type LineFacts } from '#buying/approval-rules/server';
import { ACCOUNT, REWARDS } from '#buying/orders/rules';
import type { GateAsked } from '#buying/placing/server';

/** What the priced cart and the entries of checkout say; who buys, budgets and earlier orders come from the database. */
export function submissionOf(
  { visit, priced, entries, tenders }: GateAsked,
  facts: LineFacts,
): Omit<Submission, 'buyer' | 'budgets' | 'spentBefore'> {
  const counted = priced.lines.filter(({ counted: counts, line }) => counts && !isBundlePart(line));
  const lines = counted.map(({ line, product, net }, at) => ({
    lineNo: at + 1,
    itemId: line.itemId,
    title: product?.title[visit.locale] ?? line.itemId,
    qty: line.qty,
    totalCents: net,
  }));
  return {
    totalCents: priced.summary.ordTotal,
    deliveryFeeCents: priced.summary.shipFee + priced.summary.dasFee,
    paymentKind: paymentKindOf(entries, tenders),
    shipTo: { locationId: entries.shipTo?.location?.id ?? null },
    asksOffContract: facts.terms.offContract(facts.currency).policy === 'approval',
    lines: linesToJudge(lines, facts),
  };
}

/** What pays most of the order: the primary payment, else the gift cards or the reward money that cover all. */
function paymentKindOf({ payment, onAccount }: GateAsked['entries'], tenders: GateAsked['tenders']): PaymentKind {
  const last = tenders?.at(-1)?.paymentType;
  if (last === REWARDS) return 'rewards';
  if (last === ACCOUNT || (last === undefined && onAccount !== null)) return 'account';
  if (last === 'GIFT_CARD' || last === 'PREPAID_CARD') return 'gift';
  return (payment?.vendorPaymentType ?? null) === null ? 'card' : 'paypal';
}

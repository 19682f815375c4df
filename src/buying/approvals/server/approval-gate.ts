// Decides whether an order waits, and writes what its approvers see (B2B-3).
import { expiresAt } from '#buying/approvals/rules';
import { hasRules } from '#buying/approval-rules/server';
import type { Verdict } from '#buying/approval-rules/rules';
import type { ApprovalGate, GateAsked, SubmittedOrder } from '#buying/placing/server';
import { spentInPeriods } from '#buying/orders/server';
import { chargedTo } from '#buying/checkout/rules';
import { addressLines } from '#people/addresses/rules';
import type { Queries } from '#platform/db';
import { askLetters } from './approval-letters.ts';
import { CARD_QUEUE, type KeptCard } from './keep-cards.ts';
import { reasonTexts } from './reason-texts.ts';
import { standInsFor } from './step-facts.ts';
import { BUYERS_GROUP, SUBMIT } from './approval-queries.ts';
import type { ApprovalFacts, KeptTender } from './approval-rows.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { linesOf } from './submitted-lines.ts';
import { submissionOf } from './submission-of.ts';

type GateDeps = Pick<ApprovalsDeps, 'jobs' | 'orders' | 'judgeOrder' | 'catalog' | 'contracts'>;

export function makeApprovalGate(deps: GateDeps): ApprovalGate {
  return {
    judge: (on, asked) => judge(on, deps, asked),
    async submit(tx, order) {
      const { visit, shopper, orderNumber, verdict } = order;
      const accountNumber = shopper.account?.accountNumber ?? '';
      const asked = verdict.steps.flatMap(({ approvers }, stepNo) => approvers.map(({ profileId, name }) => ({ stepNo, profileId, name })));
      const tenders = tendersOf(order);
      await tx.run(SUBMIT, {
        accountNumber,
        orderNumber,
        buyerId: shopper.shopperId,
        siteId: visit.site.id,
        copyLocale: visit.copyLocale,
        currency: visit.site.currency,
        verdict: JSON.stringify(verdict),
        lines: JSON.stringify(linesOf(order, deps.catalog, await deps.contracts.of(accountNumber))),
        facts: JSON.stringify(factsOf(order)),
        tenders: JSON.stringify(tenders),
        total: order.draft.amounts.total,
        now: visit.now,
        expiresAt: expiresAt(visit.now, verdict.settings.expireAfterHours),
        asked: JSON.stringify(asked),
      });
      await deps.orders.submit(tx, orderNumber, visit.now);
      const about = { account_number: accountNumber, order_number: orderNumber };
      await askLetters(tx, deps, about, 'sent', [shopper.shopperId]);
      const first = asked.filter(({ stepNo }) => stepNo === 0).map(({ profileId }) => profileId);
      await askLetters(tx, deps, about, 'asked', await standInsFor(tx, accountNumber, shopper.shopperId, first, visit.now));
      if (tenders.some(({ isTyped }) => isTyped))
        await deps.jobs.enqueue(tx, CARD_QUEUE, { accountNumber, orderNumber } satisfies KeptCard);
    },
    preview: ({ steps, reasons }, visit) => ({
      steps: steps.map(({ mode, approvers }) => ({ mode, approvers: approvers.map(({ name }) => name) })),
      reasons: [...reasonTexts(reasons, visit.site.currency, visit.copyLocale, visit.site.currency)],
    }),
  };
}

async function judge(on: Queries, deps: GateDeps, asked: GateAsked): Promise<Verdict | null> {
  const { visit, shopper, budgets } = asked;
  if (shopper.account === null) return null;
  const { accountNumber } = shopper.account;
  // In memory while the account is busy.
  const terms = await deps.contracts.of(accountNumber);
  const isPolicy = terms.offContract(visit.site.currency).policy === 'approval';
  if (!isPolicy && !budgets.some(asksOwner) && !(await hasRules(on, accountNumber))) return null;
  const [group, spentBefore] = await Promise.all([
    on.maybe(BUYERS_GROUP, [accountNumber, shopper.shopperId]),
    spentInPeriods(on, { account: accountNumber, owner: shopper.shopperId, at: visit.now, timeZone: visit.site.timeZone }),
  ]);
  const facts = { catalog: deps.catalog, terms, currency: visit.site.currency };
  const buyer = { profileId: shopper.shopperId, groupId: group?.group_id ?? null };
  const verdict = await deps.judgeOrder(on, accountNumber, { ...submissionOf(asked, facts), buyer, budgets, spentBefore }, visit.now);
  return verdict.outcome === 'free' ? null : verdict;
}

/** A budget asks its owner without any rule. */
const asksOwner = ({ overBy, whenOver }: GateAsked['budgets'][number]): boolean => overBy > 0 && whenOver === 'approval';

function factsOf({ entries, priced, tenders, mayGoOver }: SubmittedOrder): ApprovalFacts {
  const { shipTo } = entries;
  return {
    shipTo: shipTo === null ? [] : [`${shipTo.firstName} ${shipTo.lastName}`.trim(), ...addressLines(shipTo)],
    place: priced.place,
    locationId: shipTo?.location?.id ?? null,
    ...chargedTo(entries, priced.cart.accounting),
    mayGoOver: [...mayGoOver],
    paidBy: tenders.map(({ paymentType, brand, lastFour, amount }) => ({ paymentType, brand, lastFour, amount })),
  };
}

/** The shop's own tenders have no reference. */
function tendersOf({ tenders, entries }: SubmittedOrder): readonly KeptTender[] {
  const isTyped = (token: string): boolean => entries.payment?.token === token && entries.payment.savedCardId === undefined;
  return tenders.map(({ tenderNo, token }) => ({ tenderNo, token, isTyped: token !== '' && isTyped(token) }));
}

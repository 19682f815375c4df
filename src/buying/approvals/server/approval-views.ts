// How an approval is shown: to its buyer, its approvers, and who sees all orders.
import type { ApprovalDetail, ApprovalLineView, ApprovalOutlook, ApprovalSummary } from '#buying/approvals/contract';
import { answersFor, cartStatusOf, stillAsked } from '#buying/approvals/rules';
import { ACCOUNT, REWARDS } from '#buying/orders/rules';
import type { Goods } from '#buying/orders/server';
import { meansText, type PaymentMeans } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { artworkHref } from '#goods/customization/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import type { ApprovalLine, ApprovalRow, CommentRow, PaidBy } from './approval-rows.ts';
import { reasonTexts } from './reason-texts.ts';
import type { PresentPeople } from './step-facts.ts';
import { stepView } from './step-view.ts';

interface Reader {
  readonly visit: Visit;
  readonly me: string;
}

type Outcome = string | null;

const dollars = (cents: number): number => cents / 100;

/** What became of it: the approval's own state, or that of the order once everybody agreed. */
export function shownState(state: ApprovalRow['state'], outcome: Outcome): ApprovalSummary['state'] {
  if (state !== 'approved') return state;
  return outcome === 'draft' ? 'placing' : outcome === 'released' ? 'notPlaced' : 'placed';
}

export function summaryOf(row: ApprovalRow & { readonly outcome: Outcome }, people: PresentPeople, { visit, me }: Reader): ApprovalSummary {
  const { state, lines, answers, step_no: stepNo } = row;
  const shown = shownState(state, row.outcome);
  const step = people.at(stepNo);
  return {
    orderNumber: row.order_number,
    buyer: row.buyer_name,
    isOwn: row.buyer_id === me,
    state: shown,
    cartStatus: cartStatusOf(state, shown === 'placed' || shown === 'notPlaced'),
    forMe: barredOf(row, people, me) === '',
    total: dollars(row.total),
    currency: row.currency,
    units: lines.reduce((sum, { kept }) => sum + kept, 0),
    submittedAt: row.submitted_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? '',
    waitsFor: state === 'waiting' ? stillAsked(step, answers, people.nameOf).map(({ name }) => name) : [],
    reasons: [...reasonTexts(row.verdict.reasons, row.currency, visit.copyLocale, visit.site.currency)],
  };
}

/** Why somebody may not answer now; '': they may. */
export function barredOf(row: ApprovalRow, people: PresentPeople, me: string): ApprovalDetail['barred'] {
  if (row.state !== 'waiting') return 'decided';
  if (row.buyer_id === me && !row.verdict.settings.mayApproveOwn) return 'ownOrder';
  const given = new Set(row.answers.filter(({ stepNo }) => stepNo === row.step_no).map(({ forId }) => forId));
  return answersFor(me, people.at(row.step_no)).some((id) => !given.has(id)) ? '' : 'notAsked';
}

interface Detailed extends Reader {
  readonly goods: Goods;
  readonly comments: readonly CommentRow[];
  readonly centers: readonly string[];
  readonly outlook: ApprovalOutlook | null;
}

export function detailOf(
  row: ApprovalRow & { readonly outcome: Outcome; readonly challenge_url: string | null },
  people: PresentPeople,
  { comments, centers, goods, outlook, ...reader }: Detailed,
): ApprovalDetail {
  const { visit, me } = reader;
  const { facts } = row;
  return {
    ...summaryOf(row, people, reader),
    barred: barredOf(row, people, me),
    steps: row.verdict.steps.map((_, stepNo) => stepView(row, people, stepNo)),
    lines: row.lines.map((line) => lineView(line, goods, visit)),
    shipTo: [...facts.shipTo],
    purchaseOrder: facts.purchaseOrder,
    purchaseOrderRelease: facts.purchaseOrderRelease ?? '',
    budgetCenter: facts.budgetCenter,
    centers: [...centers],
    paidBy: paidByOf(facts.paidBy, visit),
    submittedTotal: dollars(row.submitted_total),
    outlook,
    comments: comments.map(({ author_id: author, author_name: name, kind, body, at }) => ({
      author: name,
      isOwn: author === me,
      kind,
      body,
      at: at.toISOString(),
    })),
    bankUrl: row.buyer_id === me ? (row.challenge_url ?? '') : '',
  };
}

function lineView(line: ApprovalLine, goods: Goods, { locale }: Visit): ApprovalLineView {
  const { slug, image, title } = goods(line.itemId, locale);
  const { lineNo, itemId, partNumber, qty, kept, unitPrice, net, budgetCenter, purchaseOrder = '', onContract, custom = null } = line;
  return {
    lineNo,
    itemId,
    partNumber,
    customerSku: line.customerSku ?? '',
    // The stored title of goods made to order includes their customization.
    title: custom === null ? (title ?? line.title) : line.title,
    link: makePaths(locale).product(slug, itemId),
    image: custom?.artwork === undefined ? image : artworkHref(custom.artwork),
    qty,
    kept,
    each: dollars(unitPrice),
    total: dollars(net),
    budgetCenter,
    purchaseOrder,
    onContract,
    offContract: line.offContract ?? !onContract,
    contract: line.contract ?? '',
    customization: custom && { ...custom, lines: [...custom.lines] },
  };
}

/** A card by its brand and last digits, as on the order's page. */
function paidByOf(paidBy: readonly PaidBy[], { copyLocale }: Visit): { name: string; amount: number }[] {
  const say = sayer(paymentWords, copyLocale);
  return paidBy.map(({ paymentType, amount, ...means }) => ({
    name: paymentType === ACCOUNT || paymentType === REWARDS ? say(paymentType) : meansText(say, means as PaymentMeans), // stored from a tender
    amount: dollars(amount),
  }));
}

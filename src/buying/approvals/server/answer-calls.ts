// The two calls of §7: the orders that wait for the caller, and decisions about several, each answered apart.
import type { approvalsContract } from '#buying/approvals/contract';
import { agree } from '#buying/approvals/rules';
import { approvalsWords } from '#buying/approvals/words';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { statement, type Queries } from '#platform/db';
import type { Call } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { answerDecision, type DecisionDeps } from './answer-decision.ts';
import { reasonTexts } from './reason-texts.ts';
import { FIND } from './list-queries.ts';
import { seenBy } from './viewer.ts';

type Contract = typeof approvalsContract;
type Actions = Call<Contract['POST /ele-lpd/api/approvalsProxy/order']>;

const CARTS = statement<{ readonly order_number: string; readonly cart_id: string }>(
  'approval_carts',
  'select order_number, cart_id from order_cart where order_number = any ($1::text[])',
);

const MOST_ORDERS = 200;

/** Orders that wait for an answer of the caller, the oldest first. */
export async function approvalOrders(on: Queries, shopper: SignedIn, visit: Visit) {
  const viewer = seenBy(shopper, visit.now);
  if (viewer === undefined) return { orders: [] };
  const filter = { buyer: null, over: null, before: null, reason: null };
  const rows = await on.many(FIND, { ...viewer, ...filter, scope: 'waiting', limit: MOST_ORDERS, offset: 0 });
  const carts = await on.many(CARTS, [rows.map((row) => row.order_number)]);
  const cartOf = new Map(carts.map((one) => [one.order_number, one.cart_id]));
  return {
    orders: rows.map((row) => ({
      orderNumber: row.order_number,
      cartId: cartOf.get(row.order_number) ?? '',
      ownerProfileId: row.buyer_id,
      ownerName: row.buyer_name,
      orderTotal: row.total / 100,
      currencyCode: row.currency,
      submittedDate: row.submitted_at.toISOString(),
      status: 'TRANSIENT' as const,
      reasons: [...reasonTexts(row.verdict.reasons, row.currency, visit.copyLocale, visit.site.currency)],
    })),
  };
}

/** The address and every object have to say the same, else nothing is decided (T33). */
export async function decideSeveral(deps: DecisionDeps, { query, body, visit, shopper }: Actions) {
  const { action: decision } = query;
  if (!agree(decision, body))
    return refuse(400, 'ACTIONS_DIFFER', sayer(approvalsWords, visit.copyLocale)('ACTIONS_DIFFER'), 'querystring.action');
  const orders = [];
  for (const { orderNumber, approvalComments = '' } of body) {
    // One after the other: each is a transaction of its own, and a refused one leaves the others alone.
    const answer = await answerDecision(deps, visit, shopper, { orderNumber, decision, comment: approvalComments, lines: [] });
    orders.push(answerView(orderNumber, answer));
  }
  return { orders };
}

function answerView(orderNumber: string, answer: { readonly state: string } | Refusal) {
  return isRefusal(answer)
    ? { orderNumber, success: false, code: answer.code, message: answer.message, state: '' }
    : { orderNumber, success: true, code: '', message: '', state: answer.state };
}

// Handlers of `approvalsContract`. The organization is always the session's.
import type { approvalsContract } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { readOrderNumber } from '#base/order-number/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Handlers } from '#platform/contract';
import { withdraw, writeComment } from './act-on-approval.ts';
import { approvalOrders, decideSeveral } from './answer-calls.ts';
import { answerDecision, caught, commentOf, refusedBecause, type DecisionDeps } from './answer-decision.ts';
import { listApprovals } from './list-approvals.ts';
import { COUNT_WAITING } from './list-queries.ts';
import { lookAhead, readApproval, type ReadingDeps } from './read-approval.ts';
import { setSubstitute } from './substitute.ts';
import { deciderOf, seenBy } from './viewer.ts';

export interface ApprovalsHandling extends DecisionDeps, ReadingDeps {}

export function approvalsHandlers(deps: ApprovalsHandling): Handlers<typeof approvalsContract> {
  const { db } = deps;
  return {
    denied: ({ copyLocale }) => refuse(401, 'LOGIN_REQUIRED', sayer(approvalsWords, copyLocale)('LOGIN_REQUIRED')),

    'GET /api/approvals': ({ query, visit, shopper }) => listApprovals(db, shopper, query, visit),

    'GET /api/approvals/waiting': async ({ visit, shopper }) => ({ waiting: await countWaiting(db, shopper, visit.now) }),

    'GET /api/approvals/:orderNumber': ({ params, visit, shopper }) => readApproval(deps, shopper, numberOf(params.orderNumber), visit),

    'POST /api/approvals/:orderNumber/preview': ({ params, body, visit, shopper }) =>
      lookAhead(deps, shopper, { orderNumber: numberOf(params.orderNumber), decisions: body.lines }, visit),

    'POST /api/approvals/:orderNumber/decision': ({ params, body, visit, shopper }) =>
      answerDecision(deps, visit, shopper, {
        orderNumber: numberOf(params.orderNumber),
        decision: body.action,
        comment: body.comment ?? '',
        lines: body.action === 'approve' ? (body.lines ?? []) : [],
      }),

    'POST /api/approvals/:orderNumber/comments': ({ params, body, visit, shopper }) =>
      caught(deps, visit, async () => {
        const [author, text] = [deciderOf(shopper), commentOf(body.text)];
        if (author === undefined) return refusedBecause('APPROVAL_NOT_FOUND', visit);
        if (text === '') return refuse(400, 'TEXT_REQUIRED', sayer(approvalsWords, visit.copyLocale)('TEXT_REQUIRED'), 'text');
        await writeComment(deps, author, numberOf(params.orderNumber), text, visit.now);
        return {};
      }),

    'POST /api/approvals/:orderNumber/withdraw': ({ params, visit, shopper }) =>
      caught(deps, visit, async () => {
        const [buyer, orderNumber] = [deciderOf(shopper), numberOf(params.orderNumber)];
        if (buyer === undefined) return refusedBecause('APPROVAL_NOT_FOUND', visit);
        await withdraw(deps, buyer, orderNumber, visit.now);
        return { orderNumber, state: 'withdrawn' as const };
      }),

    'POST /api/approvals/substitute': async ({ body, visit, shopper }) => {
      const away = deciderOf(shopper);
      if (away === undefined) return refusedBecause('APPROVAL_NOT_FOUND', visit);
      const set = await setSubstitute(db, away, body);
      return set.ok ? {} : substituteRefusal(set.problem, visit);
    },

    'POST /ele-lpd/api/sparxProxy/getApprovalOrdersData': ({ visit, shopper }) => approvalOrders(db, shopper, visit),
    'POST /ele-lpd/api/approvalsProxy/order': (call) => decideSeveral(deps, call),
  };
}

const substituteRefusal = (problem: 'SUBSTITUTE_UNKNOWN' | 'SUBSTITUTE_DAYS', { copyLocale }: Visit): Refusal =>
  refuse(problem === 'SUBSTITUTE_UNKNOWN' ? 404 : 400, problem, sayer(approvalsWords, copyLocale)(problem));

/** Orders that wait for an answer of the caller. */
export async function countWaiting(on: Queries, shopper: SignedIn, now: Date): Promise<number> {
  const viewer = seenBy(shopper, now);
  return viewer === undefined ? 0 : (await on.one(COUNT_WAITING, viewer)).waiting;
}

/** Reads an order number as typed; '' for a text that is none, which finds no order. */
const numberOf = (typed: string): string => readOrderNumber(typed) ?? '';

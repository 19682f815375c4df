// One decision with everything that follows: the payment after the last approval, and the answer in words.
import type { ApprovalDetail } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { singleLine } from '#base/locale/rules';
import { contentLocale } from '#goods/catalog/rules';
import { statement } from '#platform/db';
import type { Visit } from '#platform/visit';
import { ApprovalRefused, type ApprovalProblem } from './approval-problem.ts';
import { APPROVAL } from './approval-queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { shownState } from './approval-views.ts';
import { decide, type Deciding } from './decide.ts';
import { payApproved } from './pay-approved.ts';
import { deciderOf } from './viewer.ts';

export type DecisionDeps = ApprovalsDeps;

const STATUS_OF_ORDER = statement<{ readonly status: string }>(
  'approval_order_status',
  'select status from order_outcome where order_number = $1',
);

export interface DecisionAnswer {
  readonly orderNumber: string;
  readonly state: ApprovalDetail['state'];
}

export async function answerDecision(
  deps: DecisionDeps,
  visit: Visit,
  shopper: SignedIn,
  deciding: Deciding,
): Promise<DecisionAnswer | Refusal> {
  const decider = deciderOf(shopper);
  if (decider === undefined) return refusedBecause('APPROVAL_NOT_FOUND', visit);
  const { orderNumber } = deciding;
  return caught(deps, visit, async () => {
    const decided = await decide(deps, decider, { ...deciding, comment: commentOf(deciding.comment) }, visit.now);
    if (decided.isLast) {
      const row = await deps.db.one(APPROVAL, [decider.accountNumber, orderNumber]);
      await payApproved(deps, row, visit.now);
    }
    const outcome = (await deps.db.maybe(STATUS_OF_ORDER, [orderNumber]))?.status ?? null;
    return { orderNumber, state: shownState(decided.state, outcome) };
  });
}

/** One line, without characters that nobody sees. */
export const commentOf = (text: string): string => singleLine(text).slice(0, 500);

/** The answer, or the refusal that the work threw. */
export async function caught<R>({ catalog }: Pick<DecisionDeps, 'catalog'>, visit: Visit, work: () => Promise<R>): Promise<R | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApprovalRefused)) throw error;
    if (error.problem !== 'STOCK_SHORT') return refusedBecause(error.problem, visit);
    const say = sayer(approvalsWords, visit.copyLocale);
    const titleOf = (itemId: string): string => catalog.get(itemId)?.title[contentLocale(visit.copyLocale)] ?? itemId;
    const items = error.shortages.map(({ itemId, available }) => say('stockOf', { title: titleOf(itemId), n: available }));
    return refuse(409, 'STOCK_SHORT', say('STOCK_SHORT', { items: items.join(', ') }));
  }
}

const STATUSES = {
  APPROVAL_NOT_FOUND: 404,
  NOT_APPROVER: 403,
  OWN_ORDER: 403,
  COMMENT_REQUIRED: 400,
  NOTHING_LEFT: 400,
} as const satisfies Partial<Record<ApprovalProblem, number>>;

export function refusedBecause(problem: Exclude<ApprovalProblem, 'STOCK_SHORT'>, { copyLocale }: Visit): Refusal {
  const status = new Map<string, 400 | 403 | 404>(Object.entries(STATUSES)).get(problem) ?? 409;
  return refuse(status, problem, sayer(approvalsWords, copyLocale)(problem), problem === 'COMMENT_REQUIRED' ? 'comment' : undefined);
}

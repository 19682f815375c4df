// An approver's answer: asked again under the approval's lock whether it counts, then written once (B2B-3).
import { answersFor, isStepDone, stillAsked, type Answer, type ApprovalState, type Decision } from '#buying/approvals/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { Queries, Transaction } from '#platform/db';
import { askLetters } from './approval-letters.ts';
import { ApprovalRefused } from './approval-problem.ts';
import { ANSWER, APPROVAL, COMMENT, LOCK_APPROVAL, MOVE_APPROVAL } from './approval-queries.ts';
import type { ApprovalRow } from './approval-rows.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { beginPaying, type PayingDeps } from './begin-paying.ts';
import { holdAgain, keepLines, type LineDecision } from './keep-lines.ts';
import { mayAnswer } from './may-answer.ts';
import { presentPeople, type PresentPeople } from './step-facts.ts';

export interface Deciding {
  readonly orderNumber: string;
  readonly decision: Decision;
  /** Needed to decline an order, a line or units of one. */
  readonly comment: string;
  /** Only with `approve`; lines that are not named stay as they are. */
  readonly lines: readonly LineDecision[];
}

export interface Decider {
  readonly accountNumber: string;
  readonly profileId: string;
  readonly name: string;
  readonly permissions: SignedIn['permissions'];
}

export interface Decided {
  readonly state: ApprovalState;
  /** The answer was there already; nothing changed. */
  readonly isRepeat: boolean;
  /** Of this request: the order is a draft that has to be paid for now. */
  readonly isLast: boolean;
}

type DecideDeps = PayingDeps & Pick<ApprovalsDeps, 'db' | 'jobs'>;

/** Throws `ApprovalRefused`. */
export function decide(deps: DecideDeps, decider: Decider, deciding: Deciding, now: Date): Promise<Decided> {
  return deps.db.transaction(async (tx) => {
    const row = await lockApproval(tx, decider.accountNumber, deciding.orderNumber);
    const people = await presentPeople(tx, row, now);
    if (hasAnswered(row, people, decider, deciding.decision)) return { state: row.state, isRepeat: true, isLast: false };
    const forIds = await mayAnswer(tx, row, people, decider, deciding, now);
    const answered = { tx, row, people, decider, deciding, forIds, now };
    return deciding.decision === 'decline' ? decline(deps, answered) : approve(deps, answered);
  });
}

/** Throws `APPROVAL_NOT_FOUND`. */
export async function lockApproval(tx: Queries, accountNumber: string, orderNumber: string): Promise<ApprovalRow> {
  await tx.maybe(LOCK_APPROVAL, [accountNumber, orderNumber]);
  const row = await tx.maybe(APPROVAL, [accountNumber, orderNumber]);
  if (row === undefined) throw new ApprovalRefused('APPROVAL_NOT_FOUND');
  return row;
}

/** Deciding twice changes nothing: the same answer of the same person after the end, or in a step where they have nobody left to answer for. */
function hasAnswered(row: ApprovalRow, people: PresentPeople, { profileId }: Decider, decision: Decision): boolean {
  const own = row.answers.filter((one) => one.byId === profileId && one.decision === decision);
  if (row.state !== 'waiting') return own.length > 0;
  const given = new Set(row.answers.filter(({ stepNo }) => stepNo === row.step_no).map(({ forId }) => forId));
  return own.some(({ stepNo }) => stepNo === row.step_no) && answersFor(profileId, people.at(row.step_no)).every((id) => given.has(id));
}

interface Answered {
  readonly tx: Transaction;
  readonly row: ApprovalRow;
  readonly people: PresentPeople;
  readonly decider: Decider;
  readonly deciding: Deciding;
  readonly forIds: readonly string[];
  readonly now: Date;
}

async function writeAnswer({ tx, row, decider, deciding, forIds, now }: Answered): Promise<void> {
  const { account_number: accountNumber, order_number: orderNumber, step_no: stepNo } = row;
  const { decision, comment } = deciding;
  const by = { byId: decider.profileId, byName: decider.name };
  await tx.run(ANSWER, { accountNumber, orderNumber, stepNo, forIds, ...by, decision, now });
  if (comment !== '') await tx.run(COMMENT, [accountNumber, orderNumber, decider.profileId, decider.name, decision, comment, now]);
}

async function decline(deps: DecideDeps, answered: Answered): Promise<Decided> {
  const { tx, row, now, deciding } = answered;
  await writeAnswer(answered);
  await tx.run(MOVE_APPROVAL, [row.account_number, row.order_number, 'declined', row.step_no, now]);
  await deps.orders.end(tx, row.order_number, 'decline', now);
  await askLetters(tx, deps, row, 'declined', [row.buyer_id], deciding.comment);
  return { state: 'declined', isRepeat: false, isLast: false };
}

async function approve(deps: DecideDeps, answered: Answered): Promise<Decided> {
  const { tx, row, people, deciding, forIds, now } = answered;
  const order = await deps.orders.lock(tx, row.order_number);
  if (order === undefined) throw new ApprovalRefused('ALREADY_DECIDED');
  const left = await keepLines(tx, deps, row, order, deciding.lines);
  await writeAnswer(answered);
  const given: Answer[] = forIds.map((forId) => ({ stepNo: row.step_no, forId, byId: answered.decider.profileId }));
  const answers = [...row.answers, ...given];
  const hold = async (): Promise<void> => (left === order ? undefined : holdAgain(tx, row, left, now));
  const next = nextStep(row, people, answers);
  const last = row.verdict.steps.length;
  if (next < last) {
    await hold();
    await tx.run(MOVE_APPROVAL, [row.account_number, row.order_number, 'waiting', next, now]);
    if (next !== row.step_no) {
      const open = stillAsked(people.at(next), answers, people.nameOf).map(({ profileId }) => profileId);
      await askLetters(tx, deps, row, 'asked', people.withStandIns(open));
    }
    return { state: 'waiting', isRepeat: false, isLast: false };
  }
  await tx.run(MOVE_APPROVAL, [row.account_number, row.order_number, 'approved', row.step_no, now]);
  await beginPaying(tx, deps, row, left, now);
  await hold();
  return { state: 'approved', isRepeat: false, isLast: true };
}

/** The first step that is not done; the number of steps when all are. */
function nextStep({ step_no: stepNo, verdict }: ApprovalRow, people: PresentPeople, answers: readonly Answer[]): number {
  let next = stepNo;
  while (next < verdict.steps.length && isStepDone(people.at(next), answers)) next += 1;
  return next;
}

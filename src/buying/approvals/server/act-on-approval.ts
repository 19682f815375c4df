// What else people do with an order that waits: they write, and its buyer takes it back.
import { APPROVAL_STATES, stillAsked } from '#buying/approvals/rules';
import { stateAfter } from '#base/state-table/rules';
import { askLetters } from './approval-letters.ts';
import { ApprovalRefused } from './approval-problem.ts';
import { COMMENT, MOVE_APPROVAL } from './approval-queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { lockApproval, type Decider } from './decide.ts';
import { wasAsked } from './may-answer.ts';
import { presentPeople } from './step-facts.ts';

type ActDeps = Pick<ApprovalsDeps, 'db' | 'jobs' | 'orders'>;

/** The buyer's words go to those who still have to answer, everybody else's to the buyer. */
export function writeComment(deps: ActDeps, author: Decider, orderNumber: string, text: string, now: Date): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockApproval(tx, author.accountNumber, orderNumber);
    const people = await presentPeople(tx, row, now);
    const isBuyer = row.buyer_id === author.profileId;
    if (!isBuyer && !wasAsked(row, people, author.profileId)) throw new ApprovalRefused('APPROVAL_NOT_FOUND');
    await tx.run(COMMENT, [row.account_number, orderNumber, author.profileId, author.name, 'comment', text, now]);
    const waiting = row.state === 'waiting' ? stillAsked(people.at(row.step_no), row.answers, people.nameOf) : [];
    if (isBuyer) await askLetters(tx, deps, row, 'question', people.withStandIns(waiting.map(({ profileId }) => profileId)), text);
    else await askLetters(tx, deps, row, 'comment', [row.buyer_id], text);
  });
}

/** Twice is once. */
export function withdraw(deps: ActDeps, buyer: Decider, orderNumber: string, now: Date): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockApproval(tx, buyer.accountNumber, orderNumber);
    if (row.buyer_id !== buyer.profileId) throw new ApprovalRefused('APPROVAL_NOT_FOUND');
    if (row.state === 'withdrawn') return;
    const may = stateAfter(APPROVAL_STATES, row.state, 'withdraw');
    if (!may.ok) throw new ApprovalRefused(may.problem);
    await tx.run(MOVE_APPROVAL, [row.account_number, orderNumber, may.value, row.step_no, now]);
    await deps.orders.end(tx, orderNumber, 'withdraw', now);
  });
}

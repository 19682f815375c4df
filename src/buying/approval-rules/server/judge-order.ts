// The door to the rules: who has to approve an order (B2B-3).
import { judge, type Submission, type Verdict } from '#buying/approval-rules/rules';
import type { Queries } from '#platform/db';
import { loadBook } from './rule-book.ts';
import { RUNNING_RULE } from './rule-queries.ts';

/** Whether any rule of the organization runs: without one no order waits, and nothing else has to be read. */
export const hasRules = async (on: Queries, accountNumber: string): Promise<boolean> =>
  (await on.maybe(RUNNING_RULE, [accountNumber])) !== undefined;

/**
 * Asks the rules of an organization about an order. Submitting it and deciding about it both ask: rules, rights and people may have changed in
 * between. Inside a transaction the answer belongs to that transaction.
 */
export async function judgeOrder(on: Queries, accountNumber: string, submission: Submission, now: Date): Promise<Verdict> {
  return judge(await loadBook(on, accountNumber, now), submission);
}

// Which mail goes to whom about an approval; a job sends them, after the transaction that asked for them.
import type { Queries } from '#platform/db';
import type { ApprovalsDeps } from './approvals-deps.ts';

export const LETTER_QUEUE = 'approval-letter';

/**
 * To approvers: `asked`, `reminded`, `escalated`, `standIn` (nobody of those asked can decide any more), `question` of the buyer, `unpaid` (what they approved was not placed). To the buyer: `sent`, `declined`, `approved`, `expired`, `notPlaced`, `bank`
 * (it asks something), `comment`.
 */
export type LetterKind =
  | 'asked'
  | 'reminded'
  | 'escalated'
  | 'standIn'
  | 'question'
  | 'unpaid'
  | 'sent'
  | 'declined'
  | 'approved'
  | 'expired'
  | 'notPlaced'
  | 'bank'
  | 'comment';

export interface ApprovalLetter {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly kind: LetterKind;
  readonly to: string;
  /** Of a comment; ''. */
  readonly text: string;
}

interface About {
  readonly account_number: string;
  readonly order_number: string;
}

/** One letter for each person. */
export async function askLetters(
  tx: Queries,
  { jobs }: Pick<ApprovalsDeps, 'jobs'>,
  { account_number: accountNumber, order_number: orderNumber }: About,
  kind: LetterKind,
  people: readonly string[],
  text = '',
): Promise<void> {
  for (const to of new Set(people))
    await jobs.enqueue(tx, LETTER_QUEUE, { accountNumber, orderNumber, kind, to, text } satisfies ApprovalLetter);
}

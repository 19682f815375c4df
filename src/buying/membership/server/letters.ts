// Which mail goes out about a membership; a job sends it, after the transaction that asked for it.
import type { Queries } from '#platform/db';
import type { GrantDeps } from './membership-deps.ts';

export const LETTER_QUEUE = 'membership-letter';

/**
 * `started`, `renewed`: what was agreed to; `notice`: it renews in 30 or 7 days, at which price; `turnedOff`, `turnedOn`, `notSold`: it does not renew, because
 * nobody can buy it any more; `ended`; `refunded`: cancelled
 * without a benefit used; `declined`: the card is tried again; `gaveUp`: it was declined three times.
 */
export const LETTERS = [
  'started',
  'renewed',
  'notice',
  'turnedOff',
  'turnedOn',
  'notSold',
  'ended',
  'refunded',
  'declined',
  'gaveUp',
] as const;
export type LetterKind = (typeof LETTERS)[number];

export interface MembershipLetter {
  readonly kind: LetterKind;
  readonly profileId: string;
  /** The day that it is about. */
  readonly day: string;
  /** Cents that it is about; absent: none. */
  readonly cents?: number;
  /** Names the mail together with its kind, so that a job that runs twice sends it once. */
  readonly key: string;
}

export const askLetter = (tx: Queries, { jobs }: Pick<GrantDeps, 'jobs'>, letter: MembershipLetter): Promise<void> =>
  jobs.enqueue(tx, LETTER_QUEUE, letter);

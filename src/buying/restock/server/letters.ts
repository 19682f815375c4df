// Which mail goes out about restocks; a job sends it, after the transaction that asked for it.
import { randomUUID } from 'node:crypto';
import type { Queries } from '#platform/db';
import type { RestockDeps } from './restock-deps.ts';

export const LETTER_QUEUE = 'restock-letter';

/**
 * `started` and `changed`: what was agreed to; `reminder`: what comes in three days; `question`: an answer is needed; `skipped`: nobody answered; `paused`:
 * nobody answered several times; `cancelled`, `ended`. What was ordered is confirmed by the order's own mail.
 */
export const LETTERS = ['started', 'changed', 'reminder', 'question', 'skipped', 'paused', 'cancelled', 'ended'] as const;
export type LetterKind = (typeof LETTERS)[number];

export interface RestockLetter {
  readonly kind: LetterKind;
  readonly ownerId: string;
  readonly restockIds: readonly string[];
  /** The day that it is about. */
  readonly day: string;
  /** Names the mail, so that a job that runs twice sends it once. */
  readonly key: string;
}

export const askLetter = (tx: Queries, { jobs }: Pick<RestockDeps, 'jobs'>, letter: Omit<RestockLetter, 'key'>): Promise<void> =>
  jobs.enqueue(tx, LETTER_QUEUE, { ...letter, key: randomUUID() } satisfies RestockLetter);

// Which mail goes out about a gift; a job sends it, after the transaction that asked for it.
import type { Queries } from '#platform/db';
import type { GrantDeps } from '../membership-deps.ts';

export const GIFT_LETTER_QUEUE = 'membership-gift-letter';

/** `gift`, `reminder`: to the recipient. To the giver: `paid`, `unaddressed`: nobody is named yet; `accepted`; `withdrawn`, `lapsed`: with the refund. */
export type GiftLetterKind = 'gift' | 'reminder' | 'paid' | 'unaddressed' | 'accepted' | 'withdrawn' | 'lapsed';

export interface GiftLetter {
  readonly kind: GiftLetterKind;
  readonly orderNumber: string;
  /** Names the mail together with its kind, so that a job that runs twice sends it once. */
  readonly key: string;
}

export const askGiftLetter = (tx: Queries, { jobs }: Pick<GrantDeps, 'jobs'>, letter: GiftLetter): Promise<void> =>
  jobs.enqueue(tx, GIFT_LETTER_QUEUE, letter);

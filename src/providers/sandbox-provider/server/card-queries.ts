// SQL of the vault's cards.
import { statement } from '#platform/db';
import { isGood } from './statement-parts.ts';

/** Takes the place of a decline reason for a card that cannot be charged: no authorisation, no decline, no record. */
export const DOWN = 'down';

interface CardValues {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  readonly declineReason: string | null;
  readonly answerLost: boolean;
  readonly now: Date;
  readonly challenge: string | null;
  readonly lapses: string | null;
  readonly keeps: boolean;
}

export const KEEP_CARD = statement<unknown, CardValues>(
  'sandbox_keep_card',
  (
    p,
  ) => `insert into sandbox_card (token, brand, last_four, expiry_month, expiry_year, decline_reason, answer_lost, created_at, challenge, lapses, keeps)
values (${p.token}, ${p.brand}, ${p.lastFour}, ${p.expiryMonth}, ${p.expiryYear}, ${p.declineReason}, ${p.answerLost}, ${p.now},
  ${p.challenge}, ${p.lapses}, ${p.keeps})`,
);

/** Whether a card may be saved, as far as is known. */
export const KEEPS = statement<{ readonly keeps: boolean }>('sandbox_keeps', 'select keeps from sandbox_card where token = $1');

/** $1 token, $2 reference, $3 now. */
export const MAKE_LASTING = statement<{ readonly token: string }>(
  'sandbox_make_lasting',
  `insert into sandbox_card (token, brand, last_four, expiry_month, expiry_year, decline_reason, answer_lost, created_at, lasting, challenge, lapses)
select $2, brand, last_four, expiry_month, expiry_year, decline_reason, answer_lost, $3::timestamptz, true, challenge, lapses
from sandbox_card where token = $1 and ${isGood('$3')} and brand not in ('GIFT_CARD', 'PREPAID_CARD') returning token`,
);

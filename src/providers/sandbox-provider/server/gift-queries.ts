// SQL of gift and prepaid cards: each change of a balance is one conditional update, so it never goes below zero.
import { statement } from '#platform/db';
import type { AskedValues, AuthorisationRow } from './provider-queries.ts';
import { isGood, queueEvent } from './statement-parts.ts';

interface GiftValues {
  readonly token: string;
  readonly kind: string;
  readonly cardId: string | null;
  readonly lastFour: string;
  readonly currency: string;
  readonly cents: number;
  readonly shrinks: boolean;
  readonly declineReason: string | null;
  readonly answerLost: boolean;
  readonly now: Date;
}

/** Adds a token for a gift card, which gets its balance when it is first typed; `cardId` null: there is no such card. */
export const KEEP_GIFT = statement<unknown, GiftValues>(
  'sandbox_keep_gift',
  (p) => `with known as (
  insert into sandbox_gift_card (card_id, kind, last_four, currency, opened, balance, shrinks)
  select ${p.cardId}::text, ${p.kind}::text, ${p.lastFour}::text, ${p.currency}::text, ${p.cents}::int, ${p.cents}::int,
    ${p.shrinks}::boolean where ${p.cardId}::text is not null
  on conflict (card_id) do nothing
)
insert into sandbox_card (token, brand, last_four, decline_reason, answer_lost, created_at, gift_card_id)
values (${p.token}, ${p.kind}, ${p.lastFour}, ${p.declineReason}, ${p.answerLost}, ${p.now}, ${p.cardId})`,
);

export interface BalanceRow {
  readonly reason: string | null;
  readonly card_id: string | null;
  readonly currency: string | null;
  readonly balance: number | null;
}

/** The balance of a token's card; $2 now. No row: the token is unknown or expired. */
export const BALANCE = statement<BalanceRow>(
  'sandbox_balance',
  `select c.decline_reason as reason, g.card_id, g.currency, g.balance from sandbox_card c left join sandbox_gift_card g on g.card_id = c.gift_card_id
where token = $1 and ${isGood('$2')}`,
);

/** SQL state when a gift card has too little; the statement then does nothing. */
export const TOO_LITTLE = '23514';

/** Records that a gift card had too little, and what somebody else has spent of it meanwhile. */
export const DECLINE_SHORT = statement<AuthorisationRow, AskedValues>(
  'sandbox_decline_short',
  (p) => `with shrunk as (
  update sandbox_gift_card g set balance = least(g.balance, g.opened * 2 / 5), shrinks = false from sandbox_card c
  where c.token = ${p.token} and g.card_id = c.gift_card_id and g.shrinks
), made as (
  insert into sandbox_authorisation (idempotency_key, authorisation_id, token, amount, currency, reference, status, decline_reason, created_at)
  values (${p.key}::text, ${p.authorisationId}::text, ${p.token}::text, ${p.amount}::int, ${p.currency}::text, ${p.reference}::text,
    'declined', 'giftBalance', ${p.now}::timestamptz)
  on conflict (idempotency_key) do nothing returning *
), ${queueEvent('status', 'amount', p.now, 'made')}
select *, false as answer_lost from made`,
);

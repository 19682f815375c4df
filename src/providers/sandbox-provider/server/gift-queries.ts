// SQL of gift and prepaid cards: their balances, each changed by one conditional update and never below nothing.
import { statement } from '#platform/db';
import type { AskedValues, AuthorisationRow } from './provider-queries.ts';
import { isGood, told } from './statement-parts.ts';

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

/** A token to a gift card, which begins with its balance when it is first typed; `cardId` null: to no card that there is. */
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

/** What a token's card has; $2 now. No row: the token is unknown, or its day is over. */
export const BALANCE = statement<BalanceRow>(
  'sandbox_balance',
  `select c.decline_reason as reason, g.card_id, g.currency, g.balance from sandbox_card c left join sandbox_gift_card g on g.card_id = c.gift_card_id
where token = $1 and ${isGood('$2')}`,
);

/** SQL state when a gift card has less than is asked of it: the statement did nothing then. */
export const TOO_LITTLE = '23514';

/** Notes that a gift card had too little, and what somebody else has taken of it meanwhile. */
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
), ${told('status', 'amount', p.now, 'made')}
select *, false as answer_lost from made`,
);

// SQL of gift and prepaid cards: their balances, each changed by one conditional update and never below nothing.
import { statement } from '#platform/db';
import type { AuthorisationRow } from './provider-queries.ts';
import { isGood, told } from './statement-parts.ts';

/** A token to a gift card, which begins with its balance when it is first typed; $3 null: to no card that there is. */
export const KEEP_GIFT = statement<unknown>(
  'sandbox_keep_gift',
  `with known as (
  insert into sandbox_gift_card (card_id, kind, last_four, currency, opened, balance, shrinks)
  select $3::text, $2::text, $4::text, $5::text, $6::int, $6::int, $7::boolean where $3::text is not null
  on conflict (card_id) do nothing
)
insert into sandbox_card (token, brand, last_four, decline_reason, answer_lost, created_at, gift_card_id)
values ($1, $2, $4, $8, $9, $10, $3)`,
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

/** Notes that a gift card had too little, and what somebody else has taken of it meanwhile. The parameters are those of AUTHORISE. */
export const DECLINE_SHORT = statement<AuthorisationRow>(
  'sandbox_decline_short',
  `with shrunk as (
  update sandbox_gift_card g set balance = least(g.balance, g.opened * 2 / 5), shrinks = false from sandbox_card c
  where c.token = $3 and g.card_id = c.gift_card_id and g.shrinks
), made as (
  insert into sandbox_authorisation (idempotency_key, authorisation_id, token, amount, currency, reference, status, decline_reason, created_at)
  values ($1::text, $2::text, $3::text, $4::int, $5::text, $6::text, 'declined', 'giftBalance', $7::timestamptz)
  on conflict (idempotency_key) do nothing returning *
), ${told('status', 'amount', '$7', 'made')}
select *, false as answer_lost from made`,
);

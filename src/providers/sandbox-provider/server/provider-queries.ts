// SQL of authorisations, on the provider's own tables; card-queries.ts has the cards, movement-queries.ts what moves money afterwards. Every statement that moves money also queues the notification for the
// shop.
import { statement } from '#platform/db';
import type { Currency } from '#base/money/rules';
import { isGood, queueEvent } from './statement-parts.ts';
import { DOWN } from './card-queries.ts';

export interface AuthorisationRow {
  readonly idempotency_key: string;
  readonly authorisation_id: string;
  readonly token: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly reference: string;
  readonly status: 'authorised' | 'declined' | 'voided' | 'challenge';
  readonly decline_reason: string | null;
  readonly captured: number;
  readonly refunded: number;
  readonly created_at: Date;
  readonly answer_lost: boolean | null;
  readonly gift_card_id: string | null;
  readonly challenge_id: string | null;
  readonly challenge_until: Date | null;
  readonly lapses_at: Date | null;
}

/** Time limits of a challenge and of an authorisation. */
export const [ASKS_FOR, HOLDS_FOR] = [`interval '15 minutes'`, `interval '7 days'`];

/** An authorisation request; the key makes it once. */
export interface AskedValues {
  readonly key: string;
  readonly authorisationId: string;
  readonly token: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly now: Date;
}

/** For a challenge: its id, its return address and its language. */
interface ChallengeValues {
  readonly challengeId: string;
  readonly returnTo: string | null;
  readonly locale: string | null;
}

/**
 * Authorises once per key; an existing key answers with what it did. No row: a concurrent request holds the key. The same statement debits a
 * gift card; too low a balance violates a check and does nothing.
 */
export const AUTHORISE = statement<AuthorisationRow, AskedValues & ChallengeValues>(
  'sandbox_authorise',
  (p) => `with card as (
  select c.*, case
    when g.currency <> ${p.currency}::text then 'giftNotActive'
    when expiry_year is not null and make_date(expiry_year, expiry_month, 1) + interval '1 month 12 hours' <= ${p.now}::timestamptz then 'expiredCard'
    when decline_reason is null and challenge is not null and ${p.returnTo}::text is null then 'challengeFailed'
    else decline_reason end as reason
  from sandbox_card c left join sandbox_gift_card g on g.card_id = c.gift_card_id where token = ${p.token} and ${isGood(p.now)}
), made as (
  insert into sandbox_authorisation (idempotency_key, authorisation_id, token, amount, currency, reference, status, decline_reason, created_at,
    challenge_id, challenge_until, return_to, locale, lapses_at, gift_card_id)
  select ${p.key}::text, ${p.authorisationId}::text, ${p.token}::text, ${p.amount}::int, ${p.currency}::text, ${p.reference}::text,
    case when c.token is null or c.reason is not null then 'declined' when c.challenge is not null then 'challenge' else 'authorised' end,
    case when c.token is null then 'unknownToken' else c.reason end, ${p.now}::timestamptz,
    ${p.challengeId}::text, ${p.now}::timestamptz + ${ASKS_FOR}, ${p.returnTo}::text, ${p.locale}::text,
      case when c.lapses is null then ${p.now}::timestamptz + ${HOLDS_FOR} else ${p.now}::timestamptz end, c.gift_card_id
  from (select 1) one left join card c on true
  where c.reason is distinct from '${DOWN}'
  on conflict (idempotency_key) do nothing
  returning *
), taken as (
  update sandbox_gift_card g set balance = case when g.shrinks then g.opened * 2 / 5 else g.balance end - m.amount, shrinks = false
  from made m where g.card_id = m.gift_card_id and m.status = 'authorised'
), ${queueEvent('status', 'amount', p.now, `made where status <> 'challenge'`)}
select m.*, c.answer_lost from made m left join card c on true
union all
select a.*, false from sandbox_authorisation a where a.idempotency_key = ${p.key} and not exists (select from made)`,
);

export const FIND_AUTHORISATION = statement<AuthorisationRow>(
  'sandbox_find',
  'select *, false as answer_lost from sandbox_authorisation where idempotency_key = $1',
);

/** Voids the authorisation of a key, or marks an unused key so that it can never authorise. Captured money stays. */
export const VOID_AUTHORISATION = statement<AuthorisationRow>(
  'sandbox_void',
  `with voided as (
  insert into sandbox_authorisation (idempotency_key, authorisation_id, token, amount, currency, reference, status, created_at)
  values ($1, $2, '', 0, 'USD', '', 'voided', $3)
  on conflict (idempotency_key) do update set status = 'voided'
  where sandbox_authorisation.status in ('authorised', 'challenge') and sandbox_authorisation.captured = 0
  returning *
), back as (
  update sandbox_gift_card g set balance = g.balance + v.amount - v.released from voided v where g.card_id = v.gift_card_id
), ${queueEvent(`'voided'`, 'amount', '$3', `voided where token <> ''`)}
select *, false as answer_lost from voided`,
);

/** A page of the ledger, oldest first: of a reference ($1), or since a moment ($2) and after the last entry of a page ($3, $4). */
export const LEDGER = statement<AuthorisationRow>(
  'sandbox_ledger',
  `select *, false as answer_lost from sandbox_authorisation
where ($1::text is null or reference = $1) and created_at >= $2 and (created_at, authorisation_id) > ($3, $4)
order by created_at, authorisation_id limit $5`,
);

// SQL of the vault and the ledger, on the provider's own tables. Every statement that moves money also queues the notification for the
// shop.
import { statement } from '#platform/db';
import type { Currency } from '#base/money/rules';
import { isGood, told } from './statement-parts.ts';

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

/** Time limits of a challenge and of an authorisation. */
const [ASKS_FOR, HOLDS_FOR] = [`interval '15 minutes'`, `interval '7 days'`];

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
    when expiry_year is not null and make_date(expiry_year, expiry_month, 1) + interval '1 month' <= ${p.now}::timestamptz then 'expiredCard'
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
), ${told('status', 'amount', p.now, `made where status <> 'challenge'`)}
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
), ${told(`'voided'`, 'amount', '$3', `voided where token <> ''`)}
select *, false as answer_lost from voided`,
);

/** Credits a gift card with what is released or refunded. */
const BACK_ON_CARD = `back as (
  update sandbox_gift_card g set balance = g.balance + m.amount from moved m join sandbox_authorisation a using (authorisation_id)
  where g.card_id = a.gift_card_id
), `;

/** Moves money once per key. An amount above the rest violates a check constraint and moves nothing. */
const moved = (
  kind: 'capture' | 'release' | 'refund',
  column: 'captured' | 'released' | 'refunded',
  still = 'true',
): string => `with moved as (
  insert into sandbox_movement (idempotency_key, authorisation_id, kind, amount, created_at)
  select $1::text, a.authorisation_id, '${kind}', $3::int, $4::timestamptz from sandbox_authorisation a where a.authorisation_id = $2 and a.status = 'authorised' and ${still}
  on conflict (idempotency_key) do nothing
  returning authorisation_id, amount
), changed as (
  update sandbox_authorisation a set ${column} = a.${column} + m.amount from moved m where a.authorisation_id = m.authorisation_id returning a.*
), ${kind === 'capture' ? '' : BACK_ON_CARD} ${told(`'${column}'`, 'amount', '$4', kind === 'release' ? 'moved where false' : 'moved')}
select c.*, false as answer_lost from changed c
union all
select a.*, false from sandbox_authorisation a
where a.authorisation_id = $2 and not exists (select from changed) and exists (select from sandbox_movement where idempotency_key = $1)`;

export const CAPTURE = statement<AuthorisationRow>(
  'sandbox_capture',
  moved('capture', 'captured', 'coalesce(a.lapses_at > $4::timestamptz, true)'),
);
export const RELEASE = statement<AuthorisationRow>('sandbox_release', moved('release', 'released'));
/** Whether the authorisation has expired, for a capture that moved nothing. */
export const HAS_LAPSED = statement<{ readonly authorisation_id: string }>(
  'sandbox_has_lapsed',
  `select authorisation_id from sandbox_authorisation where authorisation_id = $1 and status = 'authorised' and lapses_at <= $2`,
);

/** Authorises the same card again, once per key. $1 the expired authorisation, $2 key, $3 new id, $4 amount, $5 now. */
export const RENEW = statement<AuthorisationRow>(
  'sandbox_renew',
  `with made as (
  insert into sandbox_authorisation (idempotency_key, authorisation_id, token, amount, currency, reference, status, decline_reason, created_at, lapses_at)
  select $2::text, $3::text, a.token, $4::int, a.currency, a.reference, case when c.lapses = 'refused' then 'declined' else 'authorised' end,
    case when c.lapses = 'refused' then 'declined' end, $5::timestamptz, $5::timestamptz + ${HOLDS_FOR}
  from sandbox_authorisation a left join sandbox_card c on c.token = a.token where a.authorisation_id = $1 and a.lapses_at <= $5::timestamptz
  on conflict (idempotency_key) do nothing
  returning *
), ${told('status', 'amount', '$5', 'made')}
select m.*, false as answer_lost from made m
union all
select a.*, false from sandbox_authorisation a where a.idempotency_key = $2 and not exists (select from made)`,
);
export const REFUND = statement<AuthorisationRow>('sandbox_refund', moved('refund', 'refunded'));

/** A page of the ledger, oldest first: of a reference ($1), or since a moment ($2) and after the last entry of a page ($3, $4). */
export const LEDGER = statement<AuthorisationRow>(
  'sandbox_ledger',
  `select *, false as answer_lost from sandbox_authorisation
where ($1::text is null or reference = $1) and created_at >= $2 and (created_at, authorisation_id) > ($3, $4)
order by created_at, authorisation_id limit $5`,
);

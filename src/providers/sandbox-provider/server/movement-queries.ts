// SQL that moves authorised money: captures, releases, refunds and renewals, each once per key.
import { statement } from '#platform/db';
import { queueEvent } from './statement-parts.ts';
import { HOLDS_FOR, type AuthorisationRow } from './provider-queries.ts';

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
), ${kind === 'capture' ? '' : BACK_ON_CARD} ${queueEvent(`'${column}'`, 'amount', '$4', kind === 'release' ? 'moved where false' : 'moved')}
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
), ${queueEvent('status', 'amount', '$5', 'made')}
select m.*, false as answer_lost from made m
union all
select a.*, false from sandbox_authorisation a where a.idempotency_key = $2 and not exists (select from made)`,
);

export const REFUND = statement<AuthorisationRow>('sandbox_refund', moved('refund', 'refunded'));

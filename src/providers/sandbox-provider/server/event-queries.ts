// SQL of notifications: claimed by one process, retried with growing pauses, done when the shop has accepted them.
import { statement } from '#platform/db';
import type { AuthorisationRow } from './provider-queries.ts';

export interface EventRow extends Omit<
  AuthorisationRow,
  'answer_lost' | 'gift_card_id' | 'amount' | 'challenge_id' | 'challenge_until' | 'lapses_at'
> {
  readonly event_id: number;
  readonly kind: 'authorised' | 'declined' | 'voided' | 'captured' | 'refunded';
  /** The amount of this event, for example of a capture. */
  readonly moved: number;
  readonly amount: number;
  readonly at: Date;
}

/** Claims at most $2 due events and sets their next retry: after 5, 10, 20 … seconds, at most an hour. */
export const CLAIM_EVENTS = statement<EventRow>(
  'sandbox_claim_events',
  `with due as (
  select event_id from sandbox_event where taken_at is null and next_at <= $1 and tries < 30 order by event_id limit $2 for update skip locked
), claimed as (
  update sandbox_event e set tries = e.tries + 1, next_at = $1::timestamptz + least(interval '5 seconds' * power(2, least(e.tries, 12)), interval '1 hour')
  from due where e.event_id = due.event_id
  returning e.event_id, e.kind, e.authorisation_id, e.amount, e.at
)
select c.event_id, c.kind, c.amount as moved, c.at, a.idempotency_key, a.authorisation_id, a.token, a.amount, a.currency, a.reference,
  a.status, a.decline_reason, a.captured, a.refunded, a.created_at
from claimed c join sandbox_authorisation a using (authorisation_id) order by c.event_id`,
);

export const TAKEN = statement<unknown>(
  'sandbox_events_taken',
  'update sandbox_event set taken_at = $2 where event_id = any($1::bigint[])',
);

/** Deletes delivered events after a month. */
export const FORGET_EVENTS = statement<unknown>('sandbox_forget_events', `delete from sandbox_event where taken_at < $1`);

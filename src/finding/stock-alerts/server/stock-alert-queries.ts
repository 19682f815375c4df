// All SQL of stock alerts.
import { statement } from '#platform/db';

interface NewAlert {
  readonly alertId: string;
  readonly itemId: string;
  readonly tenant: string;
  readonly country: string;
  readonly locale: string;
  readonly copyLocale: string;
  readonly waitsFor: string;
  readonly email: string;
  readonly emailHash: string;
  readonly consent: string;
  readonly now: Date;
  readonly most: number;
}

/** Stores a request unless the address has the same one or `most` open ones; returns how many it had. */
export const ASK_FOR_ALERT = statement<{ readonly open: number }, NewAlert>(
  'stock_alert_ask',
  (p) => `with open as (
     select count(*)::int as many from stock_alert where email_hash = ${p.emailHash} and email is not null
   ), asked as (
     insert into stock_alert (alert_id, item_id, tenant, country, locale, copy_locale, waits_for, email, email_hash, consent, asked_at)
     select ${p.alertId}::uuid, ${p.itemId}, ${p.tenant}, ${p.country}, ${p.locale}, ${p.copyLocale}, ${p.waitsFor}, ${p.email}, ${p.emailHash},
       ${p.consent}, ${p.now}::timestamptz
     from open where many < ${p.most}::int
     on conflict (item_id, country, tenant, email_hash) where email is not null do nothing
   )
   select many as open from open`,
);

/** Ends the open requests of the address that this mail went to. */
export const STOP_ALERTS = statement<unknown>(
  'stock_alert_stop',
  'delete from stock_alert where email is not null and email_hash = (select email_hash from stock_alert where alert_id = $1)',
);

/** The products that somebody waits for at $1; $2 attempts at most. */
export const AWAITED = statement<{ readonly item_id: string; readonly country: 'US' | 'CA' }>(
  'stock_alert_awaited',
  `select distinct item_id, country from stock_alert where email is not null and (due_at is null or due_at <= $1) and attempts < $2`,
);

export interface AlertRow {
  readonly alert_id: string;
  readonly item_id: string;
  readonly tenant: 'consumer' | 'business';
  readonly locale: string;
  readonly copy_locale: string;
  readonly waits_for: 'stock' | 'release';
  readonly email: string;
}

/**
 * Claims up to $4 requests for the products $2 in the countries $3 at $1, those asked first: for $5 seconds, doubled with every attempt, of which
 * there are $6 at most. Another server passes over claimed ones.
 */
export const CLAIM_ALERTS = statement<AlertRow>(
  'stock_alert_claim',
  `with back as (
     select * from unnest($2::text[], $3::text[]) as b (item_id, country)
   ), due as (
     select a.alert_id from stock_alert a join back b using (item_id, country)
     where a.email is not null and (a.due_at is null or a.due_at <= $1) and a.attempts < $6
     order by a.asked_at limit $4 for update of a skip locked
   )
   update stock_alert a set attempts = attempts + 1, due_at = $1::timestamptz + make_interval(secs => $5 * power(2, attempts))
   from due d where a.alert_id = d.alert_id
   returning a.alert_id, a.item_id, a.tenant, a.locale, a.copy_locale, a.waits_for, a.email`,
);

/** The mail was sent: its address goes. */
export const END_ALERT = statement<unknown>('stock_alert_end', 'update stock_alert set email = null, mailed_at = $2 where alert_id = $1');

export const FORGET_MAILED_ALERTS = statement<unknown>('stock_alert_forget_mailed', 'delete from stock_alert where mailed_at < $1');
export const FORGET_WAITING_ALERTS = statement<unknown>('stock_alert_forget_waiting', 'delete from stock_alert where asked_at < $1');

/** After so many attempts to send its mail, an alert is given up. */
export const MOST_ATTEMPTS = 10;

export const FORGET_FAILED_ALERTS = statement<unknown>(
  'stock_alert_forget_failed',
  `delete from stock_alert where email is not null and attempts >= ${MOST_ATTEMPTS} and asked_at < $1`,
);

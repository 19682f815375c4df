// All SQL of offers by email.
import type { CopyLocale, Locale } from '#base/locale/rules';
import type { Country, Tenant } from '#base/site/rules';
import { statement } from '#platform/db';

interface NewSubscriber {
  readonly subscriberId: string;
  readonly confirmToken: string;
  readonly tenant: Tenant;
  readonly country: Country;
  readonly locale: Locale;
  readonly copyLocale: CopyLocale;
  readonly email: string;
  readonly landingPage: string;
  readonly consent: string;
  readonly now: Date;
  /** A question that went out after this is not repeated. */
  readonly since: Date;
}

/** The one to mail a question to; no row: confirmed already, or asked a moment ago. */
export const ASK_FOR_OFFERS = statement<{ readonly id: string }, NewSubscriber>(
  'offer_mail_ask',
  (
    p,
  ) => `insert into offer_subscriber as s (subscriber_id, confirm_token, tenant, country, locale, copy_locale, email, landing_page, consent, asked_at, mailed_at)
   values (${p.subscriberId}::uuid, ${p.confirmToken}::uuid, ${p.tenant}, ${p.country}, ${p.locale}, ${p.copyLocale}, ${p.email}, ${p.landingPage}, ${p.consent},
     ${p.now}, ${p.now})
   on conflict (tenant, lower(email)) do update set country = excluded.country, locale = excluded.locale, copy_locale = excluded.copy_locale,
     landing_page = excluded.landing_page, consent = excluded.consent, asked_at = excluded.asked_at, mailed_at = excluded.mailed_at
   where s.confirmed_at is null and s.mailed_at < ${p.since} returning subscriber_id as id`,
);

export interface Subscriber {
  readonly id: string;
  readonly confirmToken: string;
  readonly tenant: Tenant;
  readonly country: Country;
  readonly locale: Locale;
  readonly copyLocale: CopyLocale;
  readonly email: string;
  readonly mailedAt: Date;
  readonly isConfirmed: boolean;
}

const FIELDS = `subscriber_id as id, confirm_token as "confirmToken", tenant, country, locale, copy_locale as "copyLocale", email, mailed_at as "mailedAt",
  confirmed_at is not null as "isConfirmed"`;

export const SUBSCRIBER = statement<Subscriber>('offer_mail_subscriber', `select ${FIELDS} from offer_subscriber where subscriber_id = $1`);

/** Once; a repeat finds it confirmed. The first offers go out at once. */
export const CONFIRM = statement<{ readonly id: string }>(
  'offer_mail_confirm',
  `update offer_subscriber set confirmed_at = coalesce(confirmed_at, $2), next_at = coalesce(next_at, $2) where confirm_token = $1 returning subscriber_id as id`,
);

export const STOP = statement<unknown>('offer_mail_stop', 'delete from offer_subscriber where subscriber_id = $1');

/** Claims up to $3 that are due at $1 until $2; another server passes over them. */
export const CLAIM_DUE = statement<Subscriber & { readonly due: Date }>(
  'offer_mail_claim',
  `with due as (
     select subscriber_id, next_at from offer_subscriber where next_at <= $1 order by next_at limit $3 for update skip locked
   )
   update offer_subscriber s set next_at = $2 from due d where d.subscriber_id = s.subscriber_id
   returning s.subscriber_id as id, s.confirm_token as "confirmToken", s.tenant, s.country, s.locale, s.copy_locale as "copyLocale", s.email,
     s.mailed_at as "mailedAt", true as "isConfirmed", d.next_at as due`,
);

export const SENT = statement<unknown>('offer_mail_sent', 'update offer_subscriber set next_at = $2 where subscriber_id = $1');

export const FORGET_UNCONFIRMED = statement<unknown>(
  'offer_mail_forget_unconfirmed',
  'delete from offer_subscriber where confirmed_at is null and asked_at < $1',
);

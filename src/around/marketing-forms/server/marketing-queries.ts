// All SQL of marketing forms.
import type { MarketingRequest } from '#around/marketing-forms/rules';
import { statement } from '#platform/db';

interface NewRequest extends MarketingRequest {
  readonly requestId: string;
  readonly ownerId: string;
  readonly requestKey: string;
  readonly formId: string;
  readonly tenant: string;
  readonly locale: string;
  readonly copyLocale: string;
  readonly page: string;
  readonly consent: string;
  readonly wantsOffers: boolean;
  readonly now: Date;
}

/** No row: the same form came before. */
export const WRITE_REQUEST = statement<{ readonly request_id: string }, NewRequest>(
  'marketing_write',
  (
    p,
  ) => `insert into marketing_request (request_id, owner_id, request_key, form_id, tenant, locale, copy_locale, first_name, last_name, email, company,
     phone, job_function, employee_size, comments, page, consent, wants_offers, asked_at)
   values (${p.requestId}::uuid, ${p.ownerId}::uuid, ${p.requestKey}::uuid, ${p.formId}, ${p.tenant}, ${p.locale}, ${p.copyLocale}, ${p.firstName},
     ${p.lastName}, ${p.email}, ${p.company}, ${p.phone}, ${p.jobFunction}, ${p.employeeSize}, ${p.comments}, ${p.page}, ${p.consent},
     ${p.wantsOffers}, ${p.now})
   on conflict (request_key) do nothing returning request_id`,
);

export interface MarketingRequestRow {
  readonly at: Date;
  readonly form: string;
  readonly tenant: string;
  readonly locale: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string | null;
  readonly jobFunction: string | null;
  readonly employeeSize: string | null;
  readonly comments: string | null;
  readonly page: string;
}

/** Since $1, the latest first. */
export const REQUESTS_SINCE = statement<MarketingRequestRow>(
  'marketing_since',
  `select asked_at as at, form_id as form, tenant, copy_locale as locale, first_name as "firstName", last_name as "lastName", email, company, phone,
     job_function as "jobFunction", employee_size as "employeeSize", comments, page
   from marketing_request where asked_at >= $1 order by asked_at desc, request_id`,
);

export const FORGET_REQUESTS = statement<unknown>('marketing_forget_requests', 'delete from marketing_request where asked_at < $1');

export const REQUESTS_OF = statement<object>(
  'personal_marketing_requests',
  `select form_id as "form", first_name as "firstName", last_name as "lastName", email, company, phone, job_function as "jobFunction",
     employee_size as "employeeSize", comments, page, consent, asked_at as "askedAt"
   from marketing_request where tenant = $1 and lower(email) = lower($2) order by asked_at, request_id`,
);

export const FORGET_PERSON = statement<unknown>(
  'marketing_forget_person',
  'delete from marketing_request where owner_id = $1 or (tenant = $2 and lower(email) = lower($3))',
);

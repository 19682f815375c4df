// All SQL of accounts: mailed links and requested accounts. Profiles belong to sessions.
import { statement } from '#platform/db';
import type { Tenant } from '#base/site/rules';

export interface LinkRow {
  readonly profile_id: string;
  readonly tenant: Tenant;
  readonly email: string;
}

export const KEEP_LINK = statement<unknown>(
  'account_link_keep',
  'insert into account_link (token_hash, profile_id, tenant, purpose, email, expires_at) values ($1, $2, $3, $4, $5, $6)',
);

export const LOOK_AT_LINK = statement<LinkRow>(
  'account_link_look',
  'select profile_id, tenant, email from account_link where token_hash = $1 and tenant = $2 and purpose = $3 and expires_at > $4',
);

/** Of two simultaneous uses, one gets the row. */
export const USE_LINK = statement<LinkRow>(
  'account_link_use',
  `delete from account_link where token_hash = $1 and tenant = $2 and purpose = $3 and expires_at > $4
   returning profile_id, tenant, email`,
);

/** Deletes all links of a person who has proven their identity. */
export const DELETE_LINKS_OF = statement<unknown>('account_link_delete', 'delete from account_link where profile_id = $1');

export const DELETE_EXPIRED_LINKS = statement<unknown>('account_link_expire', 'delete from account_link where expires_at < $1');

export interface RegistrationRow {
  readonly registration_id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly full_name: string;
  readonly company: string;
  readonly back: string;
}

const REGISTRATION = 'r.registration_id, r.email, r.password_hash, r.full_name, r.company, r.back';

interface NewRegistration {
  readonly registrationId: string;
  readonly tenant: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string;
  readonly company: string;
  readonly back: string;
  readonly browserHash: Uint8Array | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

export const KEEP_REGISTRATION = statement<unknown, NewRegistration>(
  'registration_keep',
  (
    p,
  ) => `insert into registration (registration_id, tenant, email, password_hash, full_name, company, back, browser_hash, asked_at, expires_at)
   values (${p.registrationId}, ${p.tenant}, ${p.email}, ${p.passwordHash}, ${p.fullName}, ${p.company}, ${p.back}, ${p.browserHash},
     ${p.now}, ${p.expiresAt})`,
);

export const REGISTRATION_BY_ID = statement<RegistrationRow>(
  'registration_by_id',
  `select ${REGISTRATION} from registration r where r.registration_id = $1 and r.expires_at > $2`,
);

/** The latest request, with the latest password. */
export const LATEST_REGISTRATION = statement<RegistrationRow>(
  'registration_latest',
  `select ${REGISTRATION} from registration r where r.tenant = $1 and r.email_key = lower($2) and r.expires_at > $3
   order by r.asked_at desc limit 1`,
);

export const KEEP_REGISTRATION_LINK = statement<unknown>(
  'registration_link_keep',
  'insert into registration_link (token_hash, registration_id) values ($1, $2)',
);

/** `asked_here`: requested by the browser with this hash. */
export const LOOK_AT_REGISTRATION = statement<RegistrationRow & { readonly asked_here: boolean }>(
  'registration_look',
  `select ${REGISTRATION}, coalesce(r.browser_hash = $4, false) as asked_here from registration_link l join registration r using (registration_id)
   where l.token_hash = $1 and r.tenant = $2 and r.expires_at > $3`,
);

/** Of two simultaneous uses, one gets the row; the request's other links are deleted with it. */
export const USE_REGISTRATION = statement<RegistrationRow>(
  'registration_use',
  `delete from registration r using registration_link l
   where l.registration_id = r.registration_id and l.token_hash = $1 and r.tenant = $2 and r.expires_at > $3 returning ${REGISTRATION}`,
);

export const DELETE_EXPIRED_REGISTRATIONS = statement<unknown>('registration_expire', 'delete from registration where expires_at < $1');

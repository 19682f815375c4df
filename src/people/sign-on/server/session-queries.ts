// SQL of sessions that begin at a provider, and of who may have no other.
import { statement } from '#platform/db';

const REQUIRED = 'from organization_person p join sign_on_connection c using (account_number)';
const IS_REQUIRED = `c.mode = 'only'
   and exists (select from sign_on_domain d where d.account_number = c.account_number and d.proven_at is not null
     and d.domain = substring(p.email_key from '[^@]*$'))
   and not exists (select from sign_on_keeper k where k.account_number = c.account_number and k.profile_id = p.profile_id)
   and (p.role <> 'administrator' or exists (select from sign_on_keeper k join organization_person o
     on o.account_number = k.account_number and o.profile_id = k.profile_id
     where k.account_number = c.account_number and o.role = 'administrator' and o.is_active and o.has_password))`;

/**
 * Whether profile $1 may sign in only with its organization's provider: it is of a proven domain, and does not keep a password. When nobody who keeps
 * one is left, every administrator does.
 */
export const MUST_SIGN_ON = statement<{ profile_id: string }>(
  'sign_on_required',
  `select p.profile_id ${REQUIRED} where p.profile_id = $1 and ${IS_REQUIRED}`,
);

/** Everybody of organization $1 who may sign in with its provider only. */
export const WHO_MUST_SIGN_ON = statement<{ profile_id: string }>(
  'sign_on_required_people',
  `select p.profile_id ${REQUIRED} where p.account_number = $1 and ${IS_REQUIRED}`,
);

export const KEEP_SESSION = statement<unknown>(
  'sign_on_session_keep',
  'insert into sign_on_session (token_hash, account_number) values ($1, $2)',
);

export const KEEP_PROVIDER_SESSION = statement<unknown>(
  'sign_on_provider_session_keep',
  'insert into sign_on_provider_session (token_hash, account_number, issuer, subject, sid) values ($1, $2, $3, $4, $5)',
);

/** Sessions of the provider $2: of the subject $3, of the session $4 there, each '' for any. */
export const SESSIONS_AT_PROVIDER = statement<{ token_hash: Uint8Array }>(
  'sign_on_provider_sessions',
  `select token_hash from sign_on_provider_session where account_number = $1 and issuer = $2
   and ($3 = '' or subject = $3) and ($4 = '' or sid = $4)`,
);

export const SESSIONS_OF_ORGANIZATION = statement<{ token_hash: Uint8Array }>(
  'sign_on_sessions',
  'select token_hash from sign_on_session where account_number = $1',
);

// SQL of signing out at the provider.
import { statement } from '#platform/db';

export const KEEP_HINT = statement<unknown>(
  'sign_on_hint_keep',
  'insert into sign_on_logout_hint (token_hash, sealed_hint) values ($1, $2)',
);

/** Notes that the person of the session $1 is on the way to the provider, if it began there and the organization wants that. $2: hash of the state. */
export const BEGIN_LOGOUT = statement<{ link_name: string }>(
  'sign_on_logout_begin',
  `with begun as (
     insert into sign_on_logout (state_hash, account_number, issuer, sealed_hint, expires_at)
     select $2::bytea, c.account_number, c.issuer, h.sealed_hint, $3::timestamptz
     from sign_on_logout_hint h join sign_on_provider_session s using (token_hash)
       join sign_on_connection c on c.account_number = s.account_number and c.issuer = s.issuer
     where h.token_hash = $1 and c.signs_out and c.mode <> 'off'
     returning account_number)
   select c.link_name from begun join sign_on_connection c using (account_number)`,
);

const OF = 'l.state_hash = $1 and l.expires_at > $3 and c.account_number = l.account_number and c.link_name = $2 and c.issuer = l.issuer';

/** $1: hash of the state; $2: the organization's link; $3: now. */
export const LOGOUT_OF = statement<{ sealed_hint: Uint8Array }>(
  'sign_on_logout_of',
  `select l.sealed_hint from sign_on_logout l, sign_on_connection c where ${OF}`,
);

/** Of two simultaneous uses, one gets the row. */
export const TAKE_LOGOUT = statement<{ account_number: string; protocol: 'oidc' | 'saml'; is_confirmed: boolean }>(
  'sign_on_logout_take',
  `delete from sign_on_logout l using sign_on_connection c where ${OF} returning l.account_number, c.protocol, l.is_confirmed`,
);

export const CONFIRM_LOGOUT = statement<unknown>(
  'sign_on_logout_confirm',
  `update sign_on_logout l set is_confirmed = true from sign_on_connection c where ${OF}`,
);

export const FORGET_LOGOUTS = statement<unknown>('sign_on_logout_forget', 'delete from sign_on_logout where expires_at <= $1');

/** Sessions of the provider $2 of the person $3: of the sessions $4 there, or all when it names none. */
export const SESSIONS_NAMED = statement<{ token_hash: Uint8Array }>(
  'sign_on_sessions_named',
  `select token_hash from sign_on_provider_session where account_number = $1 and issuer = $2 and subject = $3
   and (cardinality($4::text[]) = 0 or sid = any($4::text[]))`,
);

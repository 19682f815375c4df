// SQL of SAML connections, keys and answers.
import { statement } from '#platform/db';

export const KEEP_SAML = statement<unknown>(
  'sign_on_saml_keep',
  `insert into sign_on_saml (account_number, entry_point, certificates, starts_at_provider, logout_url, logout_reply_url) values ($1, $2, $3, $4, $5, $6)
   on conflict (account_number) do update set entry_point = excluded.entry_point, certificates = excluded.certificates,
     starts_at_provider = excluded.starts_at_provider, logout_url = excluded.logout_url, logout_reply_url = excluded.logout_reply_url`,
);

export const KEY_OF = statement<{ sealed_key: Uint8Array; certificate: string }>(
  'sign_on_key_of',
  'select sealed_key, certificate from sign_on_key where account_number = $1',
);

export const KEEP_KEY = statement<unknown>(
  'sign_on_key_keep',
  'insert into sign_on_key (account_number, sealed_key, certificate, made_at) values ($1, $2, $3, $4) on conflict do nothing',
);

export const KEEP_ANSWER = statement<unknown>(
  'sign_on_answer_keep',
  'insert into sign_on_answer (ticket_hash, account_number, in_response_to, answer, expires_at) values ($1, $2, $3, $4::jsonb, $5)',
);

export interface AnswerRow {
  readonly account_number: string;
  readonly in_response_to: string;
  readonly answer: unknown;
}

/** Of two simultaneous uses, one gets the row. $1: hash of the ticket; $2: the organization's link; $3: now. */
export const TAKE_ANSWER = statement<AnswerRow>(
  'sign_on_answer_take',
  `delete from sign_on_answer a using sign_on_connection c where a.ticket_hash = $1 and a.expires_at > $3
   and c.account_number = a.account_number and c.link_name = $2 returning a.account_number, a.in_response_to, a.answer`,
);

/** 0 rows when the assertion was used before. */
export const USE_ASSERTION = statement<unknown>(
  'sign_on_assertion_use',
  'insert into sign_on_assertion (account_number, assertion_hash, expires_at) values ($1, $2, $3) on conflict do nothing',
);

export const FORGET_ANSWERS = statement<unknown>('sign_on_answer_forget', 'delete from sign_on_answer where expires_at <= $1');

export const FORGET_ASSERTIONS = statement<unknown>('sign_on_assertion_forget', 'delete from sign_on_assertion where expires_at <= $1');

// SQL of SCIM tokens and of what directories did.
import { statement } from '#platform/db';

export interface TokenRow {
  readonly ending: string;
  readonly made_at: Date;
  readonly made_by: string;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

export const TOKENS_OF = statement<TokenRow>(
  'scim_tokens',
  'select ending, made_at, made_by, expires_at, used_at from scim_token where account_number = $1 order by made_at, ending',
);

interface NewToken {
  readonly accountNumber: string;
  readonly ending: string;
  readonly hash: Uint8Array;
  readonly madeBy: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export const KEEP_TOKEN = statement<unknown, NewToken>(
  'scim_token_keep',
  (p) => `insert into scim_token (account_number, ending, token_hash, made_at, made_by, expires_at)
   values (${p.accountNumber}, ${p.ending}, ${p.hash}, ${p.now}, ${p.madeBy}, ${p.expiresAt})`,
);

export const REVOKE_TOKEN = statement<unknown>('scim_token_revoke', 'delete from scim_token where account_number = $1 and ending = $2');

/** Makes room for new ones. */
export const DROP_EXPIRED_TOKENS = statement<unknown>(
  'scim_token_drop',
  'delete from scim_token where account_number = $1 and expires_at <= $2',
);

export const TOKEN = statement<{ account_number: string; link_name: string }>(
  'scim_token_get',
  `select t.account_number, c.link_name from scim_token t join sign_on_connection c using (account_number)
   where t.token_hash = $1 and t.expires_at > $2`,
);

/** Noted once a minute. */
export const TOKEN_USED = statement<unknown>(
  'scim_token_used',
  `update scim_token set used_at = $2 where token_hash = $1 and (used_at is null or used_at < $2::timestamptz - interval '1 minute')`,
);

/** They are listed as expired until then. */
export const FORGET_TOKENS = statement<unknown>('scim_token_forget', `delete from scim_token where expires_at < $1`);

export const NOTE_SCIM = statement<unknown>(
  'scim_event_note',
  'insert into scim_event (account_number, at, kind, about) values ($1, $2, $3, $4)',
);

export const SCIM_EVENTS = statement<{ at: Date; kind: string; about: string }>(
  'scim_events',
  'select at, kind, about from scim_event where account_number = $1 order by event_no desc limit 20',
);

/** What it did about somebody whose account is being deleted. */
export const FORGET_SCIM_OF = statement<unknown>('scim_event_forget_person', 'delete from scim_event where lower(about) = lower($1)');

export const FORGET_SCIM_EVENTS = statement<unknown>('scim_event_forget', `delete from scim_event where at < $1`);

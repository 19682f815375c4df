// SQL of sessions that purchasing systems open.
import type { Punchout } from '#base/access/rules';
import type { Locale } from '#base/locale/rules';
import { statement } from '#platform/db';
import type { FirstItem } from './sessions.ts';

interface NewSession {
  readonly sessionId: string;
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly profileId: string;
  readonly cartOwner: string;
  readonly startHash: Uint8Array;
  readonly startUntil: Date;
  readonly operation: Punchout['operation'];
  readonly isTest: boolean;
  readonly buyerCookie: string;
  readonly payloadId: string;
  readonly locale: Locale;
  readonly returnTo: string;
  readonly target: string;
  /** JSON. */
  readonly items: string;
  readonly beginsAt: string;
  readonly zip: string;
  readonly now: Date;
  readonly endsAt: Date;
}

export const INSERT_SESSION = statement<unknown, NewSession>(
  'punchout_insert',
  (
    p,
  ) => `insert into punchout_session (session_id, account_number, connection_id, profile_id, cart_owner, start_hash, start_until, operation, is_test,
     buyer_cookie, payload_id, locale, return_to, target, items, begins_at, zip, made_at, ends_at)
   values (${p.sessionId}, ${p.accountNumber}, ${p.connectionId}, ${p.profileId}, ${p.cartOwner}, ${p.startHash}, ${p.startUntil}, ${p.operation},
     ${p.isTest}, ${p.buyerCookie}, ${p.payloadId}, ${p.locale}, ${p.returnTo}, ${p.target}, ${p.items}::jsonb, ${p.beginsAt}, ${p.zip}, ${p.now},
     ${p.endsAt})`,
);

export interface SessionRow {
  readonly sessionId: string;
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly profileId: string;
  readonly cartOwner: string;
  readonly operation: Punchout['operation'];
  readonly isTest: boolean;
  readonly buyerCookie: string;
  readonly payloadId: string;
  readonly locale: Locale;
  readonly returnTo: string;
  readonly target: string;
  readonly items: readonly FirstItem[];
  readonly missing: readonly string[];
  readonly beginsAt: string;
  readonly zip: string;
  readonly startUntil: Date;
  readonly begunAt: Date | null;
  readonly endsAt: Date;
  readonly outcome: 'transferred' | 'left' | null;
}

const SESSION = `p.session_id as "sessionId", p.account_number as "accountNumber", p.connection_id as "connectionId", p.profile_id as "profileId",
  p.cart_owner as "cartOwner", p.operation, p.is_test as "isTest", p.buyer_cookie as "buyerCookie", p.payload_id as "payloadId", p.locale,
  p.return_to as "returnTo", p.target, p.items, p.missing, p.begins_at as "beginsAt", p.zip, p.start_until as "startUntil", p.begun_at as "begunAt",
  p.ends_at as "endsAt", p.outcome`;

export const SESSION_BY_START = statement<SessionRow>(
  'punchout_by_start',
  `select ${SESSION} from punchout_session p where p.start_hash = $1`,
);

/** Each start page begins one session: 0 rows when another was faster, or when its time is over. */
export const BEGIN_SESSION = statement<unknown>(
  'punchout_begin',
  'update punchout_session set begun_at = $2, token_hash = $3, ends_at = $4 where session_id = $1 and begun_at is null and start_until > $2',
);

export const NOTE_MISSING = statement<unknown>('punchout_missing', 'update punchout_session set missing = $2 where session_id = $1');

/** `is_live`: the browser's session is still there. */
export const SESSION_BY_TOKEN = statement<
  SessionRow & { readonly is_live: boolean; readonly organization: string; readonly buyer: string }
>(
  'punchout_by_token',
  `select ${SESSION}, s.token_hash is not null as is_live, coalesce(s.account_name, '') as organization,
     coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), s.email, '') as buyer
   from punchout_session p left join shopper_session s on s.token_hash = p.token_hash and s.expires_at > $2
   where p.token_hash = $1`,
);

/** After the cart has been sent, a few minutes are left for another try. */
export const END_SESSION = statement<unknown>(
  'punchout_end',
  'update punchout_session set outcome = $2, outcome_at = $3, ends_at = least(ends_at, $4) where session_id = $1',
);

export const FORGET_SESSIONS = statement<unknown>('punchout_forget', 'delete from punchout_session where made_at < $1');

export const SESSIONS_OF_PERSON = statement<object>(
  'punchout_of_person',
  'select made_at as "openedAt", operation, buyer_cookie as "calledThere", outcome from punchout_session where profile_id = $1 order by made_at',
);

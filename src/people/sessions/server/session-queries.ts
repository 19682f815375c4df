// All SQL of sessions. Other capabilities may join the view `shopper_session` by token hash.
import { statement } from '#platform/db';
import type { MembershipProgram, QuickBuy, UserType } from '#base/shopper/rules';
import type { Tenant } from '#base/site/rules';

/** A session in one JSON column. A guest's tuple ends after the context token. */
export type ShopperTuple = readonly [
  shopperId: string,
  tenant: Tenant,
  contextToken: string,
  profile?: {
    readonly profile_id: string;
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly phone: string;
    readonly customer_number: string;
    readonly rewards_number: string | null;
    readonly membership_program: MembershipProgram;
    readonly segment_code: string;
    readonly user_type: Exclude<UserType, 'GUEST' | 'ASC'>;
    readonly flow: string;
    readonly spanish: boolean;
    readonly preferred_store: string | null;
    readonly quick_buy: QuickBuy | null;
    readonly partner_code: string | null;
    readonly partner_name: string | null;
    readonly account_number: string | null;
    readonly account_name: string;
    readonly division: string;
    readonly route_type: string;
    readonly permissions: readonly string[];
    readonly withheld: readonly string[];
    readonly sales_rep_name: string;
    readonly sales_rep_email: string;
    readonly sales_rep_phone: string;
    /** ISO text. */
    readonly account_since: string;
    /** ISO date. */
    readonly membership_until: string | null;
    readonly membership_cents: number | null;
    readonly offers: readonly string[];
  },
];

export interface ShopperRow {
  readonly shopper: ShopperTuple;
}

/** A session as one JSON value, for statements that join `shopper_session s`: twenty separate columns are much slower to read. */
export const SHOPPER_JSON = `case when s.profile_id is null then json_build_array(s.shopper_id, s.tenant, s.context_token)
  else json_build_array(s.shopper_id, s.tenant, s.context_token, to_jsonb(s)) end`;

export const SESSION_BY_TOKEN = statement<ShopperRow>(
  'session_by_token',
  `select ${SHOPPER_JSON} as shopper from shopper_session s where s.token_hash = $1 and s.tenant = $2 and s.expires_at > $3`,
);

interface NewSession {
  readonly tokenHash: Uint8Array;
  readonly shopperId: string;
  readonly profileId: string | null;
  readonly tenant: Tenant;
  readonly contextToken: string;
  readonly expires: Date;
  /** The browser as it names itself; '' for guests. */
  readonly userAgent: string;
  readonly usedAt: Date | null;
  /** The representative who begins it for the shopper. */
  readonly begunBy: string | null;
}

export const INSERT_SESSION = statement<unknown, NewSession>(
  'session_insert',
  (p) => `insert into session (token_hash, shopper_id, profile_id, tenant, context_token, expires_at, user_agent, used_at, begun_by)
   values (${p.tokenHash}, ${p.shopperId}, ${p.profileId}, ${p.tenant}, ${p.contextToken}, ${p.expires}, ${p.userAgent}, ${p.usedAt}, ${p.begunBy})`,
);

export const DELETE_SESSION = statement<unknown>('session_delete', 'delete from session where token_hash = $1');

export const END_SESSIONS = statement<unknown>('session_end_these', 'delete from session where token_hash = any($1::bytea[])');

export const DELETE_EXPIRED_SESSIONS = statement<unknown>('session_expire', 'delete from session where expires_at < $1');

/** Also those that the person began for others, as a representative. */
export const END_SESSIONS_OF = statement<unknown>('session_end_all', 'delete from session where profile_id = $1 or begun_by = $1');

/** The sessions of profile $1 that last beyond $2, the latest first. $3: token hash of the one that asks. */
export const SESSIONS_OF = statement<{
  readonly session_id: string;
  readonly user_agent: string;
  readonly begun_at: Date;
  readonly used_at: Date;
  readonly is_own: boolean;
}>(
  'session_list',
  `select session_id, user_agent, created_at as begun_at, coalesce(used_at, created_at) as used_at, token_hash = $3 as is_own
   from session where profile_id = $1 and begun_by is null and expires_at > $2 order by 5 desc, 4 desc, session_id`,
);

/** Ends one session of profile $1. */
export const END_SESSION_OF = statement<unknown>('session_end_one', 'delete from session where profile_id = $1 and session_id = $2');

/** Ends the sessions of profile $1, but for the one with token hash $2. */
export const END_OTHER_SESSIONS_OF = statement<unknown>(
  'session_end_others',
  'delete from session where profile_id = $1 and token_hash <> $2',
);

/** Whether the session with token hash $1 lasts beyond $2: it began that recently. */
export const LASTS_BEYOND = statement<unknown>('session_lasts', 'select 1 from session where token_hash = $1 and expires_at > $2');

/** Notes at $2 that a signed-in session is in use, unless that was noted after $3. */
export const SESSION_SEEN = statement<unknown>(
  'session_seen',
  'update session set used_at = $2 where token_hash = $1 and profile_id is not null and coalesce(used_at, created_at) < $3',
);

/** Ends the sessions of people $1, but for those with token hashes $2 and those of representatives. */
export const END_SESSIONS_BUT = statement<unknown>(
  'session_end_but',
  'delete from session where profile_id = any($1::uuid[]) and begun_by is null and not token_hash = any($2::bytea[])',
);

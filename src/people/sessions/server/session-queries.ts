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
    readonly user_type: UserType;
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
  /** The representative who begins it for the shopper. */
  readonly begunBy: string | null;
}

export const INSERT_SESSION = statement<unknown, NewSession>(
  'session_insert',
  (p) => `insert into session (token_hash, shopper_id, profile_id, tenant, context_token, expires_at, begun_by)
   values (${p.tokenHash}, ${p.shopperId}, ${p.profileId}, ${p.tenant}, ${p.contextToken}, ${p.expires}, ${p.begunBy})`,
);

export const DELETE_SESSION = statement<unknown>('session_delete', 'delete from session where token_hash = $1');

export const DELETE_EXPIRED_SESSIONS = statement<unknown>('session_expire', 'delete from session where expires_at < $1');

/** Also those that the person began for others, as a representative. */
export const END_SESSIONS_OF = statement<unknown>('session_end_all', 'delete from session where profile_id = $1 or begun_by = $1');

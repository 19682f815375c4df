// All SQL of sessions. Other capabilities may join the view `shopper_session` by token hash.
import { NO_PERMISSIONS } from '#base/access/rules';
import { rightsOf } from '#people/access/rules';
import { statement } from '#platform/db';
import type { TableRows } from '#platform/rows-left-out';
import type { MembershipProgram, QuickBuy, Shopper, UserType } from '#base/shopper/rules';
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

export const INSERT_SESSION = statement<unknown>(
  'session_insert',
  'insert into session (token_hash, shopper_id, profile_id, tenant, context_token, expires_at) values ($1, $2, $3, $4, $5, $6)',
);

export const KEEP_PREFERRED_STORE = statement<unknown>(
  'profile_preferred_store',
  'update profile set preferred_store = $2 where profile_id = $1 and preferred_store is distinct from $2',
);

export const KEEP_QUICK_BUY = statement<unknown>('profile_quick_buy', 'update profile set quick_buy = $2::jsonb where profile_id = $1');

export const DELETE_SESSION = statement<unknown>('session_delete', 'delete from session where token_hash = $1');

export const DELETE_EXPIRED_SESSIONS = statement<unknown>('session_expire', 'delete from session where expires_at < $1');

/** Converts a row to a shopper. */
export type ReadShopper = (row: ShopperRow) => Shopper;

/** `codes` receives stored codes that are not permissions: they are ignored, and the shopper goes on shopping. */
export function shopperReader(codes: Pick<TableRows, 'leaveOut'>): ReadShopper {
  return ({ shopper: [shopperId, tenant, contextToken, row] }) => {
    if (row === undefined) return guestOf(shopperId, tenant, contextToken);
    const { permissions, unknown } = rightsOf({ granted: row.permissions, withheld: row.withheld });
    for (const code of unknown) codes.leaveOut(code, 'no permission has this code');
    return { shopperId, tenant, contextToken, ...personOf(row), permissions };
  };
}

/** A guest without any facts yet. */
export function guestOf(shopperId: string, tenant: Tenant, contextToken: string): Shopper {
  return { shopperId, tenant, contextToken, userType: 'GUEST', profile: null, account: null, permissions: NO_PERMISSIONS };
}

function personOf(row: NonNullable<ShopperTuple[3]>): Pick<Shopper, 'userType' | 'profile' | 'account'> {
  return {
    userType: row.user_type,
    profile: {
      profileId: row.profile_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      customerNumber: row.customer_number,
      rewardsNumber: row.rewards_number,
      membershipProgram: row.membership_program,
      segmentCode: row.segment_code,
      flow: row.flow,
      spanish: row.spanish,
      preferredStore: row.preferred_store,
      quickBuy: row.quick_buy,
      partner: row.partner_code === null || row.partner_name === null ? null : { code: row.partner_code, name: row.partner_name },
    },
    account:
      row.account_number === null
        ? null
        : { accountNumber: row.account_number, name: row.account_name, division: row.division, routeType: row.route_type },
  };
}

export interface CredentialRow {
  readonly profile_id: string;
  readonly password_hash: string | null;
  readonly first_name: string;
  readonly spanish: boolean;
  readonly flow: string;
}

export const CREDENTIAL_BY_EMAIL = statement<CredentialRow>(
  'profile_credential',
  'select profile_id, password_hash, first_name, spanish, flow from profile where tenant = $1 and email_key = lower($2)',
);

interface NewProfile {
  readonly profileId: string;
  readonly tenant: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly customerNumber: string;
  readonly accountNumber: string | null;
}

export const INSERT_PROFILE = statement<{ profile_id: string }, NewProfile>(
  'profile_insert',
  (p) => `insert into profile (profile_id, tenant, email, password_hash, first_name, last_name, customer_number, account_number)
   values (${p.profileId}, ${p.tenant}, ${p.email}, ${p.passwordHash}, ${p.firstName}, ${p.lastName}, ${p.customerNumber},
     ${p.accountNumber}) on conflict (tenant, email_key) do nothing returning profile_id`,
);

export const INSERT_ACCOUNT = statement<unknown>(
  'account_insert',
  `insert into account (account_number, tenant, name, route_type, permissions) values ($1, $2, $3, $4, $5)`,
);

export interface ProfileRow {
  readonly profile_id: string;
  readonly tenant: Tenant;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly password_hash: string | null;
}

const PROFILE_COLUMNS = 'profile_id, tenant, email, first_name, last_name, phone, password_hash';

export const PROFILES_OF_ACCOUNT = statement<{ profile_id: string }>(
  'profiles_of_account',
  'select profile_id from profile where account_number = $1',
);

export const PROFILE_BY_ID = statement<ProfileRow>('profile_by_id', `select ${PROFILE_COLUMNS} from profile where profile_id = $1`);

export const PROFILE_BY_EMAIL = statement<ProfileRow>(
  'profile_by_email',
  `select ${PROFILE_COLUMNS} from profile where tenant = $1 and email_key = lower($2)`,
);

export const SET_PASSWORD = statement<unknown>('profile_password', 'update profile set password_hash = $2 where profile_id = $1');

export const SET_DETAILS = statement<unknown>(
  'profile_details',
  'update profile set first_name = $2, last_name = $3, phone = $4 where profile_id = $1',
);

/** Changes nothing when the address belongs to another profile of the tenant. */
export const SET_EMAIL = statement<unknown>(
  'profile_email',
  `update profile p set email = $2 where p.profile_id = $1
   and not exists (select 1 from profile o where o.tenant = p.tenant and o.email_key = lower($2) and o.profile_id <> p.profile_id)`,
);

export const END_SESSIONS_OF = statement<unknown>('session_end_all', 'delete from session where profile_id = $1');

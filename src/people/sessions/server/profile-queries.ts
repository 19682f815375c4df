// All SQL of profiles and accounts.
import type { CopyLocale } from '#base/locale/rules';
import { statement } from '#platform/db';
import type { Tenant } from '#base/site/rules';

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

export const CREDENTIAL_BY_ID = statement<Pick<CredentialRow, 'profile_id' | 'password_hash' | 'flow'>>(
  'profile_credential_by_id',
  'select profile_id, password_hash, flow from profile where profile_id = $1',
);

/** The person signs in through their organization's provider from now on (flow SAML of USR-6); people with a flow of another kind keep it. */
export const MARK_SINGLE_SIGN_ON = statement<unknown>(
  'profile_single_sign_on',
  `update profile set flow = 'SAML' where profile_id = $1 and flow = ''`,
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
  readonly role: string;
  readonly permissions: readonly string[];
  readonly withheld: readonly string[];
}

export const INSERT_PROFILE = statement<{ profile_id: string }, NewProfile>(
  'profile_insert',
  (p) => `insert into profile (profile_id, tenant, email, password_hash, first_name, last_name, customer_number, account_number,
     role, permissions, withheld)
   values (${p.profileId}, ${p.tenant}, ${p.email}, ${p.passwordHash}, ${p.firstName}, ${p.lastName}, ${p.customerNumber},
     ${p.accountNumber}, ${p.role}, ${p.permissions}, ${p.withheld}) on conflict (tenant, email_key) do nothing returning profile_id`,
);

export const INSERT_PARTNER_PERSON = statement<{ profile_id: string }>(
  'profile_insert_partner_person',
  `insert into profile (profile_id, tenant, email, first_name, last_name, customer_number, user_type, partner_code, partner_name)
   values ($1, 'consumer', $2, $3, $4, $5, 'THIRD_PARTY', $6, $7) on conflict (tenant, email_key) do nothing returning profile_id`,
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
  /** The organization that deactivated the person; null for an active one. */
  readonly deactivated_by: string | null;
}

const PROFILE_COLUMNS = `profile_id, tenant, email, first_name, last_name, phone, password_hash, case when deactivated_at is not null
  then coalesce((select a.name from account a where a.account_number = profile.account_number), '') end as deactivated_by`;

export const PROFILE_BY_ID = statement<ProfileRow>('profile_by_id', `select ${PROFILE_COLUMNS} from profile where profile_id = $1`);

export const PROFILE_BY_EMAIL = statement<ProfileRow>(
  'profile_by_email',
  `select ${PROFILE_COLUMNS} from profile where tenant = $1 and email_key = lower($2)`,
);

export const LOCK_PROFILE = statement<object>('profile_lock', 'select 1 from profile where profile_id = $1 for update');

/** The longest-standing other active person of the same account. */
export const COLLEAGUE_OF = statement<{ readonly profile_id: string }>(
  'profile_colleague',
  `select o.profile_id from profile p join profile o on o.account_number = p.account_number and o.profile_id <> p.profile_id
   where p.profile_id = $1 and o.deactivated_at is null order by o.created_at, o.profile_id limit 1`,
);

export const DELETE_PROFILE = statement<unknown>('profile_delete', 'delete from profile where profile_id = $1');

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

export const KEEP_PREFERRED_STORE = statement<unknown>(
  'profile_preferred_store',
  'update profile set preferred_store = $2 where profile_id = $1 and preferred_store is distinct from $2',
);

export const KEEP_QUICK_BUY = statement<unknown>('profile_quick_buy', 'update profile set quick_buy = $2::jsonb where profile_id = $1');

/** The language in which profile $1 signed in last. */
export const SIGNED_IN_LOCALE = statement<{ readonly signed_in_locale: CopyLocale | null }>(
  'profile_signed_in_locale',
  'select signed_in_locale from profile where profile_id = $1',
);

export const SET_MEMBERSHIP = statement<unknown>(
  'profile_membership',
  'update profile set membership_program = $2, membership_until = $3, membership_cents = $4 where profile_id = $1',
);

/** Turns offer $2 on or off ($3); $4: the offers that there are. */
export const TURN_OFFER = statement<unknown>(
  'profile_turn_offer',
  `update profile set offers = array(select distinct o.code from unnest(offers || $2::text) as o (code)
     where o.code = any ($4::text[]) and ($3::boolean or o.code <> $2::text) order by o.code) where profile_id = $1`,
);

/** No row: somebody else has the number. */
export const JOIN_REWARDS = statement<{ readonly rewards_number: string }>(
  'profile_join_rewards',
  `update profile p set rewards_number = coalesce(p.rewards_number, $2) where p.profile_id = $1
     and (p.rewards_number is not null or not exists (select from profile o where o.rewards_number = $2)) returning p.rewards_number`,
);

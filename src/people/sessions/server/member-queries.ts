// SQL of the people of an organization: profiles by account (USR-9).
import type { Tenant } from '#base/site/rules';
import { statement } from '#platform/db';

export interface MemberRow {
  readonly profile_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string;
  readonly permissions: readonly string[];
  readonly withheld: readonly string[];
  readonly deactivated_at: Date | null;
}

const MEMBER = 'profile_id, email, first_name, last_name, role, permissions, withheld, deactivated_at';

/** Locks the organization: changes of its people run one after the other, so that the last administrator stays. */
export const LOCK_ORGANIZATION = statement<{ permissions: readonly string[] }>(
  'organization_lock',
  'select permissions from account where account_number = $1 for update',
);

export const ORGANIZATION = statement<{ name: string; permissions: readonly string[]; requires_second_step: boolean }>(
  'organization_get',
  'select name, permissions, requires_second_step from account where account_number = $1',
);

export const MEMBER_BY_ID = statement<MemberRow>(
  'member_get',
  `select ${MEMBER} from profile where account_number = $1 and profile_id = $2`,
);

export const MEMBER_WITH_EMAIL = statement<MemberRow>(
  'member_with_email',
  `select ${MEMBER} from profile where account_number = $1 and email_key = lower($2)`,
);

export const ADMINISTRATORS = statement<{ count: number }>(
  'member_administrators',
  `select count(*)::int as count from profile where account_number = $1 and role = 'administrator' and deactivated_at is null`,
);

/** `pattern`: part of a name or address; `active`: null for both; `ids`: only these, null for all. */
interface MembersAsked {
  readonly accountNumber: string;
  readonly pattern: string | null;
  readonly active: boolean | null;
  readonly ids: readonly string[] | null;
  readonly limit: number;
  readonly offset: number;
}

export const MEMBERS = statement<MemberRow & { readonly count: number }, MembersAsked>(
  'member_list',
  (p) => `select ${MEMBER}, count(*) over ()::int as count from profile where account_number = ${p.accountNumber}
  and (${p.pattern}::text is null or lower(first_name || ' ' || last_name) like ${p.pattern} or email_key like ${p.pattern})
  and (${p.active}::boolean is null or (deactivated_at is null) = ${p.active})
  and (${p.ids}::uuid[] is null or profile_id = any(${p.ids}::uuid[]))
  order by deactivated_at is not null, last_name, first_name, profile_id limit ${p.limit} offset ${p.offset}`,
);

export const COUNT_MEMBERS = statement<{ active: number; deactivated: number }>(
  'member_count',
  `select count(*) filter (where deactivated_at is null)::int as active, count(*) filter (where deactivated_at is not null)::int as deactivated
   from profile where account_number = $1`,
);

/** Active people with right $2: by their own rights or the organization's, unless it is withheld from them. Without a name they go by their address. */
export const PEOPLE_WITH_RIGHT = statement<{ profile_id: string; name: string }>(
  'member_people_with_right',
  `select p.profile_id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) as name from profile p join account a using (account_number)
   where p.account_number = $1 and p.deactivated_at is null and $2 = any(p.permissions || a.permissions) and not $2 = any(p.withheld)
   order by p.profile_id limit 50`,
);

export const SET_MEMBER_RIGHTS = statement<unknown>(
  'member_rights',
  'update profile set role = $3, permissions = $4, withheld = $5 where account_number = $1 and profile_id = $2',
);

export const SET_MEMBER_NAME = statement<unknown>(
  'member_name',
  'update profile set first_name = $3, last_name = $4 where account_number = $1 and profile_id = $2',
);

export const DEACTIVATE_MEMBER = statement<unknown>(
  'member_deactivate',
  'update profile set deactivated_at = $3 where account_number = $1 and profile_id = $2',
);

export const REQUIRE_SECOND_STEP = statement<unknown>(
  'organization_require_second_step',
  'update account set requires_second_step = $2 where account_number = $1 and requires_second_step <> $2',
);

/** Why profile $1 needs a second step: its flow, and its organization's rule. */
export const NEEDS_OF_SECOND_STEP = statement<{ readonly flow: string; readonly organization: string | null }>(
  'profile_needs_of_second_step',
  `select p.flow, case when a.requires_second_step then a.name end as organization
   from profile p left join account a using (account_number) where p.profile_id = $1`,
);

/** Ends the sessions of the people of account $1, but for the one with token hash $2. */
export const END_SESSIONS_OF_ORGANIZATION = statement<unknown>(
  'session_end_organization',
  'delete from session s using profile p where p.profile_id = s.profile_id and p.account_number = $1 and s.token_hash <> $2',
);

/** Whoever signs one of them in holds their row until the session is stored. */
export const LOCK_PEOPLE = statement<unknown>(
  'member_lock',
  'select 1 from profile where profile_id = any($1::uuid[]) order by profile_id for update',
);

/** A person without an organization joins one. */
export const JOIN_ORGANIZATION = statement<unknown>(
  'member_join',
  'update profile set (account_number, role, permissions, withheld) = ($2, $3, $4, $5) where profile_id = $1 and account_number is null and deactivated_at is null',
);

/** Locks the profile against deactivation until a session of it is stored; nothing for a deactivated one. */
export const ACTIVE_PROFILE = statement<{ readonly profile_id: string; readonly tenant: Tenant }>(
  'profile_active',
  'select profile_id, tenant from profile where profile_id = $1 and deactivated_at is null for share',
);

export const ACCOUNT_OF_EMAIL = statement<{ profile_id: string; account_number: string | null }>(
  'member_account_of_email',
  `select profile_id, account_number from profile where tenant = 'business' and email_key = lower($1)`,
);

export interface OrganizationDetails {
  readonly name: string;
  readonly legal_name: string;
  /** Digits; '' for none. */
  readonly phone: string;
  readonly permissions: readonly string[];
  /** Names of active administrators, or their addresses. */
  readonly administrators: readonly string[];
}

export const ORGANIZATION_DETAILS = statement<OrganizationDetails>(
  'organization_details',
  `select a.name, a.legal_name, a.phone, a.permissions,
     array(select coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) from profile p
       where p.account_number = a.account_number and p.role = 'administrator' and p.deactivated_at is null
       order by p.last_name, p.first_name, p.profile_id) as administrators
   from account a where a.account_number = $1`,
);

export const SET_ORGANIZATION_DETAILS = statement<unknown>(
  'organization_set_details',
  'update account set name = $2, legal_name = $3, phone = $4 where account_number = $1',
);

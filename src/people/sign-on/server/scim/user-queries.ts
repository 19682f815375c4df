// SQL of people as the organization's directory sees them.
import { statement } from '#platform/db';

export interface UserRow {
  readonly profile_id: string;
  readonly user_name: string;
  readonly external_id: string | null;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_active: boolean;
  /** What the directory said last. */
  readonly said_active: boolean;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly total: number;
}

/** Null: whatever it is. */
interface UsersAsked {
  readonly accountNumber: string;
  readonly id: string | null;
  readonly userName: string | null;
  readonly externalId: string | null;
  readonly email: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** The people of the organization who are of its proven domains, or whom its directory has kept; not those whom it deleted. */
export const USERS = statement<UserRow, UsersAsked>(
  'scim_users',
  (p) => `select o.profile_id, coalesce(s.user_name, o.email) as user_name, s.external_id, o.email, o.first_name, o.last_name, o.is_active,
     coalesce(s.is_active, true) as said_active, o.created_at, coalesce(s.changed_at, o.created_at) as changed_at, count(*) over ()::int as total
   from organization_person o left join scim_person s using (account_number, profile_id)
   where o.account_number = ${p.accountNumber} and s.removed_at is null
   and (s.profile_id is not null or exists (select from sign_on_domain d where d.account_number = o.account_number
     and d.proven_at is not null and d.domain = substring(o.email_key from '[^@]*$')))
   and (${p.id}::uuid is null or o.profile_id = ${p.id})
   and (${p.userName}::text is null or lower(coalesce(s.user_name, o.email)) = lower(${p.userName}))
   and (${p.externalId}::text is null or s.external_id = ${p.externalId})
   and (${p.email}::text is null or o.email_key = lower(${p.email}))
   order by o.created_at, o.profile_id limit ${p.limit} offset ${p.offset}`,
);

interface Kept {
  readonly accountNumber: string;
  readonly profileId: string;
  readonly userName: string;
  readonly externalId: string | null;
  readonly isActive: boolean;
  readonly now: Date;
}

export const KEEP_USER = statement<unknown, Kept>(
  'scim_user_keep',
  (p) => `insert into scim_person (account_number, profile_id, user_name, external_id, is_active, changed_at)
   values (${p.accountNumber}, ${p.profileId}, ${p.userName}, ${p.externalId}, ${p.isActive}, ${p.now})
   on conflict (account_number, profile_id) do update set user_name = excluded.user_name, external_id = excluded.external_id,
     is_active = excluded.is_active, changed_at = excluded.changed_at, removed_at = null`,
);

export const REMOVE_USER = statement<unknown>(
  'scim_user_remove',
  'update scim_person set removed_at = $3, is_active = false, changed_at = $3 where account_number = $1 and profile_id = $2',
);

export const WAS_REMOVED = statement<unknown>(
  'scim_user_was_removed',
  'select 1 from scim_person where account_number = $1 and profile_id = $2 and removed_at is not null',
);

/** The person of the organization to whom the directory gives one of the names $2. */
export const USER_WITH_EXTERNAL_ID = statement<{ profile_id: string }>(
  'scim_user_with_external_id',
  'select profile_id from scim_person where account_number = $1 and external_id = any($2::text[]) and removed_at is null limit 2',
);

/** What is kept about a person, for the download of their data. */
export const SCIM_OF_PERSON = statement<object>(
  'personal_scim',
  `select user_name as "userName", external_id as "nameInDirectory", changed_at as "changedAt",
     array(select g.display_name from scim_member m join scim_group g using (account_number, group_id) where m.profile_id = s.profile_id order by 1)
       as "groups" from scim_person s where profile_id = $1`,
);

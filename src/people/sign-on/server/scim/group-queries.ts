// SQL of the directory's groups.
import { statement } from '#platform/db';

export interface ScimGroupRow {
  readonly group_id: string;
  readonly display_name: string;
  readonly external_id: string | null;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly total: number;
}

/** Null: whatever it is. */
interface GroupsAsked {
  readonly accountNumber: string;
  readonly id: string | null;
  readonly displayName: string | null;
  readonly externalId: string | null;
  readonly memberId: string | null;
  readonly limit: number;
  readonly offset: number;
}

export const SCIM_GROUPS = statement<ScimGroupRow, GroupsAsked>(
  'scim_groups',
  (p) => `select g.group_id, g.display_name, g.external_id, g.created_at, g.changed_at, count(*) over ()::int as total
   from scim_group g where g.account_number = ${p.accountNumber}
   and (${p.id}::uuid is null or g.group_id = ${p.id})
   and (${p.displayName}::text is null or lower(g.display_name) = lower(${p.displayName}))
   and (${p.externalId}::text is null or g.external_id = ${p.externalId})
   and (${p.memberId}::uuid is null or exists (select from scim_member m where m.account_number = g.account_number
     and m.group_id = g.group_id and m.profile_id = ${p.memberId}))
   order by g.created_at, g.group_id limit ${p.limit} offset ${p.offset}`,
);

interface KeptGroup {
  readonly accountNumber: string;
  readonly groupId: string;
  readonly displayName: string;
  readonly externalId: string | null;
  readonly now: Date;
}

export const KEEP_SCIM_GROUP = statement<unknown, KeptGroup>(
  'scim_group_keep',
  (p) => `insert into scim_group (account_number, group_id, display_name, external_id, created_at, changed_at)
   values (${p.accountNumber}, ${p.groupId}, ${p.displayName}, ${p.externalId}, ${p.now}, ${p.now})
   on conflict (account_number, group_id) do update set display_name = excluded.display_name, external_id = excluded.external_id,
     changed_at = excluded.changed_at`,
);

export const DELETE_SCIM_GROUP = statement<unknown>(
  'scim_group_delete',
  'delete from scim_group where account_number = $1 and group_id = $2',
);

/** Members of the groups $2, with what the directory calls them. */
export const SCIM_MEMBERS = statement<{ group_id: string; profile_id: string; name: string }>(
  'scim_members',
  `select m.group_id, m.profile_id, coalesce(s.user_name, o.email) as name from scim_member m
   join organization_person o using (account_number, profile_id) left join scim_person s using (account_number, profile_id)
   where m.account_number = $1 and m.group_id = any($2::uuid[]) order by m.group_id, m.profile_id`,
);

export const GROUPS_OF_USERS = statement<{ profile_id: string; group_id: string; display_name: string; external_id: string | null }>(
  'scim_groups_of_users',
  `select m.profile_id, g.group_id, g.display_name, g.external_id from scim_member m join scim_group g using (account_number, group_id)
   where m.account_number = $1 and m.profile_id = any($2::uuid[]) order by lower(g.display_name), g.group_id`,
);

export const ADD_SCIM_MEMBERS = statement<unknown>(
  'scim_members_add',
  `insert into scim_member (account_number, group_id, profile_id) select $1, $2::uuid, unnest($3::uuid[]) on conflict do nothing`,
);

export const REMOVE_SCIM_MEMBERS = statement<unknown>(
  'scim_members_remove',
  'delete from scim_member where account_number = $1 and group_id = $2 and profile_id = any($3::uuid[])',
);

export const LEAVE_SCIM_GROUPS = statement<unknown>(
  'scim_members_leave',
  'delete from scim_member where account_number = $1 and profile_id = $2',
);

/** Which of the people $2 the directory sees in the organization. */
export const SEEN_USERS = statement<{ profile_id: string }>(
  'scim_users_seen',
  `select o.profile_id from organization_person o left join scim_person s using (account_number, profile_id)
   where o.account_number = $1 and o.profile_id = any($2::uuid[]) and s.removed_at is null
   and (s.profile_id is not null or exists (select from sign_on_domain d where d.account_number = o.account_number
     and d.proven_at is not null and d.domain = substring(o.email_key from '[^@]*$')))`,
);

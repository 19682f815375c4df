// SQL of groups.
import { statement } from '#platform/db';

export interface GroupRow {
  readonly group_id: string;
  readonly name: string;
  readonly people: number;
  readonly approvers: readonly string[];
}

export const GROUPS = statement<GroupRow>(
  'group_list',
  `select g.group_id, g.name,
    (select count(*)::int from organization_group_member m where m.account_number = g.account_number and m.group_id = g.group_id) as people,
    array(select a.profile_id::text from organization_group_approver a where a.account_number = g.account_number and a.group_id = g.group_id
      order by 1) as approvers
   from organization_group g where g.account_number = $1 order by lower(g.name)`,
);

export const GROUP_OF = statement<{ group_id: string; name: string }>(
  'group_get',
  'select group_id, name from organization_group where account_number = $1 and group_id = $2',
);

/** Nothing when another group has the name. */
export const KEEP_GROUP = statement<{ group_id: string }>(
  'group_keep',
  `insert into organization_group (account_number, group_id, name) values ($1, $2, $3)
   on conflict (account_number, group_id) do update set name = excluded.name returning group_id`,
);

export const GROUP_WITH_NAME = statement<{ group_id: string }>(
  'group_with_name',
  'select group_id from organization_group where account_number = $1 and lower(name) = lower($2)',
);

export const DELETE_GROUP = statement<{ name: string }>(
  'group_delete',
  'delete from organization_group where account_number = $1 and group_id = $2 returning name',
);

export const CLEAR_GROUP_APPROVERS = statement<unknown>(
  'group_approvers_clear',
  'delete from organization_group_approver where account_number = $1 and group_id = $2',
);

export const ADD_GROUP_APPROVER = statement<unknown>(
  'group_approver_add',
  'insert into organization_group_approver (account_number, group_id, profile_id) values ($1, $2, $3) on conflict do nothing',
);

export const GROUP_OF_MEMBER = statement<{ group_id: string; name: string }>(
  'group_of_member',
  `select g.group_id, g.name from organization_group_member m join organization_group g using (account_number, group_id)
   where m.account_number = $1 and m.profile_id = $2`,
);

export const SET_GROUP = statement<unknown>(
  'group_member_set',
  `insert into organization_group_member (account_number, profile_id, group_id) values ($1, $2, $3)
   on conflict (account_number, profile_id) do update set group_id = excluded.group_id`,
);

export const CLEAR_GROUP = statement<unknown>(
  'group_member_clear',
  'delete from organization_group_member where account_number = $1 and profile_id = $2',
);

export const GROUP_MEMBERS = statement<{ profile_id: string; group_id: string }>(
  'group_members',
  'select profile_id, group_id from organization_group_member where account_number = $1',
);

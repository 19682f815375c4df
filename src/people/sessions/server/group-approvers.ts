// Who may approve orders of a group, of all people of an organization (USR-9).
import { statement, type Queries } from '#platform/db';

const GROUP_APPROVERS = statement<{ readonly profile_id: string; readonly name: string }>(
  'member_group_approvers',
  `select profile_id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name from profile
   where account_number = $1 and deactivated_at is null and (role in ('groupApprover', 'administrator') or 'H_AG' = any(permissions))
   order by last_name, first_name, profile_id`,
);

/** Active people with the right, and administrators. */
export async function groupApproversOf(on: Queries, accountNumber: string) {
  return (await on.many(GROUP_APPROVERS, [accountNumber])).map(({ profile_id: profileId, name }) => ({ profileId, name }));
}

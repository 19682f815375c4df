// A group of Harbor Dental Group with its approver, so that a group approver has somebody whose orders they see (USR-9, USR-10).
import { statement } from '#platform/db';

const ORGANIZATION = '10024501';
const GROUP = 'b2000000-0000-4000-8000-000000000001';

const INSERT_GROUP = statement<unknown>(
  'demo_groups',
  `with made as (insert into organization_group (account_number, group_id, name) values ($1, $2::uuid, 'Hygiene') on conflict do nothing),
   people as (select profile_id, email from profile where account_number = $1),
   members as (
     insert into organization_group_member (account_number, profile_id, group_id)
     select $1, profile_id, $2::uuid from people where email = 'business@inkwell.example' on conflict do nothing
   )
   insert into organization_group_approver (account_number, group_id, profile_id)
   select $1, $2::uuid, profile_id from people where email = 'groupapprover@inkwell.example' on conflict do nothing`,
);

export const demoGroups = [INSERT_GROUP, [ORGANIZATION, GROUP]] as const;

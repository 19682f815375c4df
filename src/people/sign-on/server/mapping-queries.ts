// SQL of what groups of a directory mean here.
import { statement } from '#platform/db';

export const MAPPINGS_OF = statement<{ directory_group: string; role: string; group_id: string | null }>(
  'sign_on_mappings',
  'select directory_group, role, group_id from sign_on_mapping where account_number = $1 order by lower(directory_group), directory_group',
);

export const KEEP_MAPPING = statement<unknown>(
  'sign_on_mapping_keep',
  `insert into sign_on_mapping (account_number, directory_group, role, group_id) values ($1, $2, $3, $4)
   on conflict (account_number, directory_group) do update set role = excluded.role, group_id = excluded.group_id`,
);

export const REMOVE_MAPPING = statement<unknown>(
  'sign_on_mapping_remove',
  'delete from sign_on_mapping where account_number = $1 and directory_group = $2',
);

// SQL of what people are called in purchasing systems.
import { statement } from '#platform/db';

export const PERSON_NAMED = statement<{ readonly profile_id: string }>(
  'procurement_person_named',
  'select profile_id from procurement_person where account_number = $1 and connection_id = $2 and user_name = $3',
);

export const NAMES_OF_PERSON = statement<object>(
  'procurement_names_of_person',
  'select user_name as "calledThere" from procurement_person where profile_id = $1 order by user_name',
);

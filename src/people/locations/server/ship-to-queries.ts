// SQL of the locations that a person may order to.
import type { LocationRow } from './location-queries.ts';
import { statement } from '#platform/db';

export type UsableRow = Omit<LocationRow, 'everybody' | 'retired_at' | 'group_ids' | 'profile_ids'>;

const USABLE =
  'u.location_id::text, u.code, u.name, u.attention, u.notes, u.address1, u.address2, u.city, u.state, u.zip, u.country, u.phone';

/** The locations of person $1 in country $2, the default first. */
export const USABLE_LOCATIONS = statement<UsableRow & { readonly is_default: boolean }>(
  'ship_to_list',
  `select ${USABLE}, (d.location_id is not null) as is_default
   from usable_location u left join ship_to_default d on d.profile_id = u.profile_id and d.country = u.country and d.location_id = u.location_id
   where u.profile_id = $1 and u.country = $2
   order by is_default desc, lower(u.name), lower(u.code), u.location_id limit 2000`,
);

export const USABLE_LOCATION = statement<UsableRow>(
  'ship_to_get',
  `select ${USABLE} from usable_location u where u.profile_id = $1 and u.country = $2 and u.location_id = $3`,
);

/** The chosen default of person $1 in country $2, while they may use it. */
export const DEFAULT_LOCATION = statement<UsableRow>(
  'ship_to_default',
  `select ${USABLE} from ship_to_default d join usable_location u on u.profile_id = d.profile_id and u.location_id = d.location_id
   where d.profile_id = $1 and d.country = $2 and u.country = $2`,
);

export const KEEP_DEFAULT = statement<unknown>(
  'ship_to_keep_default',
  `insert into ship_to_default (profile_id, country, account_number, location_id) values ($1, $2, $3, $4)
   on conflict (profile_id, country) do update set account_number = excluded.account_number, location_id = excluded.location_id`,
);

export const FORGET_DEFAULT = statement<unknown>(
  'ship_to_forget_default',
  'delete from ship_to_default where profile_id = $1 and country = $2',
);

/** Location $2, or the one with the number $3, of organization $1. */
export const LOCATION_ZIP = statement<{ readonly zip: string }>(
  'location_zip',
  `select zip from ship_to_location where account_number = $1 and retired_at is null
   and (location_id = $2::uuid or (code <> '' and lower(code) = lower($3)))`,
);

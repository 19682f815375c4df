// SQL of an organization's locations.
import type { PostalCountry } from '#people/addresses/rules';
import { statement } from '#platform/db';

export interface LocationRow {
  readonly location_id: string;
  readonly code: string;
  readonly name: string;
  readonly attention: string;
  readonly notes: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: PostalCountry;
  readonly phone: string;
  readonly everybody: boolean;
  readonly retired_at: Date | null;
  readonly group_ids: readonly string[];
  readonly profile_ids: readonly string[];
}

const PLACE = 'location_id, code, name, attention, notes, address1, address2, city, state, zip, country, phone';

const LOCATION = `location_id::text, code, name, attention, notes, address1, address2, city, state, zip, country, phone, everybody, retired_at,
  array(select g.group_id::text from ship_to_group g where g.account_number = l.account_number and g.location_id = l.location_id order by 1) as group_ids,
  array(select p.profile_id::text from ship_to_person p where p.account_number = l.account_number and p.location_id = l.location_id order by 1) as profile_ids`;

interface Asked {
  readonly accountNumber: string;
  readonly pattern: string | null;
  /** Null: both. */
  readonly active: boolean | null;
  readonly limit: number;
  readonly offset: number;
}

export const LOCATIONS = statement<LocationRow & { readonly count: number }, Asked>(
  'location_list',
  (p) => `select ${LOCATION}, count(*) over ()::int as count from ship_to_location l where l.account_number = ${p.accountNumber}
  and (${p.active}::boolean is null or (l.retired_at is null) = ${p.active})
  and (${p.pattern}::text is null or lower(concat_ws(' ', l.name, l.code, l.attention, l.address1, l.address2, l.city, l.state, l.zip)) like ${p.pattern})
  order by l.retired_at is not null, lower(l.name), lower(l.code), l.location_id limit ${p.limit} offset ${p.offset}`,
);

export const COUNT_LOCATIONS = statement<{ active: number; retired: number }>(
  'location_count',
  `select count(*) filter (where retired_at is null)::int as active, count(*) filter (where retired_at is not null)::int as retired
   from ship_to_location where account_number = $1`,
);

export const ALL_LOCATIONS = statement<LocationRow>(
  'location_all',
  `select ${LOCATION} from ship_to_location l where l.account_number = $1 order by l.retired_at is not null, lower(l.name), lower(l.code), l.location_id`,
);

export interface LocationName {
  readonly locationId: string;
  readonly code: string;
  readonly name: string;
  readonly retired: boolean;
}

export const LOCATION_NAMES = statement<LocationName>(
  'location_names',
  `select location_id::text as "locationId", code, name, retired_at is not null as retired from ship_to_location where account_number = $1
   order by lower(name), lower(code), location_id`,
);

export const LOCATION_BY_ID = statement<LocationRow>(
  'location_get',
  `select ${LOCATION} from ship_to_location l where l.account_number = $1 and l.location_id = $2`,
);

/** Adds and changes locations: $2 is a JSON list of them. A retired one keeps the day on which it was. */
export const KEEP_LOCATIONS = statement<unknown>(
  'location_keep',
  `insert into ship_to_location (account_number, ${PLACE}, everybody, added_at, retired_at)
   select $1, l."locationId", l.code, l.name, l.attention, l.notes, l.address1, l.address2, l.city, l.state, l.zip, l.country, l.phone, l.everybody, $3,
     case when l.retired then $3::timestamptz end
   from jsonb_to_recordset($2::jsonb) as l("locationId" uuid, code text, name text, attention text, notes text, address1 text, address2 text, city text,
     state text, zip text, country text, phone text, everybody boolean, retired boolean)
   on conflict (account_number, location_id) do update set code = excluded.code, name = excluded.name, attention = excluded.attention,
     notes = excluded.notes, address1 = excluded.address1, address2 = excluded.address2, city = excluded.city, state = excluded.state,
     zip = excluded.zip, country = excluded.country, phone = excluded.phone, everybody = excluded.everybody,
     retired_at = case when excluded.retired_at is not null then coalesce(ship_to_location.retired_at, excluded.retired_at) end`,
);

/** Frees codes that other rows of the same change take. */
export const CLEAR_CODES = statement<unknown>(
  'location_clear_codes',
  `update ship_to_location set code = '' where account_number = $1 and location_id = any($2::uuid[])`,
);

export const CLEAR_GROUPS = statement<unknown>(
  'location_clear_groups',
  'delete from ship_to_group where account_number = $1 and location_id = any($2::uuid[])',
);

export const CLEAR_PEOPLE = statement<unknown>(
  'location_clear_people',
  'delete from ship_to_person where account_number = $1 and location_id = any($2::uuid[])',
);

export const ADD_GROUPS = statement<unknown>(
  'location_add_groups',
  `insert into ship_to_group (account_number, location_id, group_id)
   select $1, a.id, a.of from unnest($2::uuid[], $3::uuid[]) as a(id, of) on conflict do nothing`,
);

export const ADD_PEOPLE = statement<unknown>(
  'location_add_people',
  `insert into ship_to_person (account_number, location_id, profile_id)
   select $1, a.id, a.of from unnest($2::uuid[], $3::uuid[]) as a(id, of) on conflict do nothing`,
);

/** Returns the name when that changed something. */
export const RETIRE_LOCATION = statement<{ name: string }>(
  'location_retire',
  'update ship_to_location set retired_at = $3 where account_number = $1 and location_id = $2 and retired_at is null returning name',
);

export const RESTORE_LOCATION = statement<{ name: string }>(
  'location_restore',
  'update ship_to_location set retired_at = null where account_number = $1 and location_id = $2 and retired_at is not null returning name',
);

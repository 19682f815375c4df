// All SQL of delivery: the days off that staff add to the public holidays.
import { statement } from '#platform/db';
import type { Country } from '#base/site/rules';

export interface HolidayRow {
  readonly country: Country;
  readonly region: string;
  readonly day: string;
  readonly worked: boolean;
  readonly name: string;
}

export const HOLIDAYS = statement<HolidayRow>(
  'holidays',
  `select country, region, to_char(day, 'YYYY-MM-DD') as day, worked, name from holiday order by day, country, region`,
);

export const DELETE_HOLIDAYS = statement<unknown>('holidays_delete', 'delete from holiday');

export const WRITE_HOLIDAYS = statement<unknown>(
  'holidays_write',
  `insert into holiday (country, region, day, worked, name)
   select * from jsonb_to_recordset($1::jsonb) as r (country text, region text, day date, worked boolean, name text)
   on conflict (country, region, day) do update set worked = excluded.worked, name = excluded.name`,
);

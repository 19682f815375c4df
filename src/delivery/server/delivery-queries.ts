// All SQL of delivery: the days off that staff add to the public holidays.
import { statement } from '#platform/db';
import type { Country } from '#site/rules';

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

// Imports, exports and checks the days off that staff add to the public holidays (DLV-1).
import { statesOf } from '#people/addresses/rules';
import { holidaysOf, type DayOff } from '#goods/delivery/rules';
import { isDay } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import type { Db, Queries } from '#platform/db';
import { DELETE_HOLIDAYS, HOLIDAYS, WRITE_HOLIDAYS, type HolidayRow } from './delivery-queries.ts';

export type NamedDayOff = DayOff & { readonly name: string };

/** Replaces all earlier entries, or none. */
export async function importDaysOff(db: Db, days: readonly NamedDayOff[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(DELETE_HOLIDAYS);
    await tx.run(WRITE_HOLIDAYS, [JSON.stringify(days)]);
  });
}

/** The staff entries, with the public holidays of a year for reference. */
export async function exportDaysOff(
  db: Queries,
  year: number,
): Promise<{ readonly own: readonly HolidayRow[]; readonly public: readonly HolidayRow[] }> {
  const publicDays = (['US', 'CA'] as const).flatMap((country) =>
    holidaysOf(country, year).map(({ day, region, name }) => ({ country, region, day, worked: false, name })),
  );
  return { own: await db.many(HOLIDAYS), public: publicDays };
}

/** Reads one row: country, region, day, worked, name; returns a sentence about its problem. */
export function readDayOff(cells: Readonly<Record<string, string | undefined>>): NamedDayOff | string {
  const [country = '', region = '', day = '', worked = '', name = ''] = ['country', 'region', 'day', 'worked', 'name'].map((one) =>
    ownValue(cells, one)?.trim(),
  );
  if (country !== 'US' && country !== 'CA') return `country ${country || '(none)'} is neither US nor CA`;
  if (region !== '' && !statesOf(country).includes(region)) return `region ${region} is no state or province of ${country}`;
  if (!isDay(day)) return `day ${day} is no day (2026-12-31)`;
  if (!/^(yes|no|)$/.test(worked)) return `worked ${worked} is neither yes nor no`;
  if (name === '') return 'name is missing';
  return { country, region, day, worked: worked === 'yes', name };
}

/** Whether an exported row is a public holiday, which the shop computes. */
export function isPublicDay(cells: Readonly<Record<string, string | undefined>>): boolean {
  return cells['kept']?.trim() === 'by law';
}

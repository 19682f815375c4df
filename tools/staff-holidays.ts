// Staff's commands for days off.
import { stringify } from 'csv-stringify/sync';
import { exportDaysOff, importDaysOff, isPublicDay, readDayOff } from '#goods/delivery/server';
import { rowsOf } from './read-rows.ts';
import type { StaffJob } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

/** By command: `holidays import`. */
export const HOLIDAY_JOBS: Readonly<Record<string, StaffJob>> = {
  'holidays import': async ({ db, file, say }) => {
    const { rows, problems } = await daysIn(file);
    if (problems.length > 0) return problems;
    await importDaysOff(db, rows);
    say(`${rows.length} days written`);
    return [];
  },
  'holidays export': async ({ db, file, now, say }) => {
    const { own, public: known } = await exportDaysOff(db, now.getUTCFullYear());
    const line = (kept: string) => (day: (typeof own)[number]) => ({ ...day, worked: day.worked ? 'yes' : 'no', kept });
    return writeOutput(file, stringify([...own.map(line('by staff')), ...known.map(line('by law'))], { header: true }), say);
  },
  'holidays check': async ({ file }) => (await daysIn(file)).problems,
};

/** An export includes public holidays for information; an import need not repeat them. */
async function daysIn(file: string) {
  return rowsOf(file, readDayOff, {
    keyOf: ({ country, region, day }) => `${country} ${region} ${day}`,
    skip: isPublicDay,
    needed: ['country', 'region', 'day', 'worked', 'name'],
  });
}

// Staff's commands for local taxes.
import { stringify } from 'csv-stringify/sync';
import { LOCAL_RATE_COLUMNS, readLocalRate } from '#goods/tax/rules';
import { exportLocalTaxes, importLocalTaxes } from '#goods/tax/server';
import { rowsOf } from './read-rows.ts';
import type { StaffJob } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

/** By command: `taxes import`. */
export const TAX_JOBS: Readonly<Record<string, StaffJob>> = {
  'taxes import': async ({ db, file, say }) => {
    const { rows, problems } = await ratesIn(file);
    if (problems.length > 0) return problems;
    await importLocalTaxes(db, rows);
    say(`${rows.length} rates written`);
    return [];
  },
  'taxes export': async ({ db, file, say }) => {
    const rows = (await exportLocalTaxes(db)).map(({ rate, grocery, ...row }) => ({
      ...row,
      rate_percent: rate / 10_000,
      grocery: grocery ? 'yes' : 'no',
    }));
    return writeOutput(file, stringify(rows, { header: true, columns: [...LOCAL_RATE_COLUMNS] }), say);
  },
  'taxes check': async ({ file }) => (await ratesIn(file)).problems,
};

/** Local tax rates; a jurisdiction of a ZIP code changes at most once a day. */
async function ratesIn(file: string) {
  return rowsOf(file, readLocalRate, { keyOf: ({ zip, jurisdiction, since }) => `${zip} ${jurisdiction} ${since}` });
}

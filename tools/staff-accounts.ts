// Staff's commands for business accounts.
import { stringify } from 'csv-stringify/sync';
import { readSalesRep, SALES_REP_COLUMNS } from '#people/organizations/rules';
import { readSalesReps, writeSalesReps } from '#people/sessions/server';
import { rowsOf } from './read-rows.ts';
import type { StaffJob } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

/** By command: `reps import`. */
export const ACCOUNT_JOBS: Readonly<Record<string, StaffJob>> = {
  'reps import': async ({ db, file, say }) => {
    const { rows, problems } = await rowsOf(file, readSalesRep, { keyOf: ({ accountNumber }) => accountNumber, needed: SALES_REP_COLUMNS });
    const wrong = problems.length > 0 ? problems : await writeSalesReps(db, rows);
    if (wrong.length === 0) say(`${rows.length} sales representatives written`);
    return wrong;
  },
  'reps export': async ({ db, file, say }) =>
    writeOutput(
      file,
      stringify([...(await readSalesReps(db))], { header: true, columns: [...SALES_REP_COLUMNS], escape_formulas: true }),
      say,
    ),
};

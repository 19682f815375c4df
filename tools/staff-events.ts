// Staff's command for events: `npm run staff -- events report FILE`.
import { stringify } from 'csv-stringify/sync';
import { EVENTS_KEPT_DAYS } from '#around/events/rules';
import { eventReport } from '#around/events/server';
import type { StaffJob } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

const DAY_MS = 86_400_000;
const COLUMNS = ['day', 'tenant', 'page', 'name', 'events', 'cents', 'currency'];

export const EVENT_JOBS: Readonly<Record<string, StaffJob>> = {
  'events report': async ({ db, file, now, say }) => {
    const rows = await eventReport(db, new Date(now.getTime() - EVENTS_KEPT_DAYS * DAY_MS));
    return writeOutput(file, stringify([...rows], { header: true, columns: COLUMNS, escape_formulas: true }), say);
  },
};

export { reportHandlers } from './handlers.ts';
export { reportsPersonalData } from './personal-data.ts';
export { serveReportFile } from './report-file.ts';
export { FORGET_SENDS } from './schedule-queries.ts';
export { reportJobs, type SendDeps } from './send-reports.ts';

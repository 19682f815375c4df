// What of a page's report is written down.
export { clientReport, type ClientReport } from './client-report.ts';

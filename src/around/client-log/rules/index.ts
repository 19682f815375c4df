// Sanitizes reports of pages.
export { clientReport, type ClientReport } from './client-report.ts';

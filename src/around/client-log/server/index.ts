// Handler of pages' reports.
export { clientLogHandlers } from './handlers.ts';

// The call pages report to.
export { clientLogHandlers } from './handlers.ts';

export { compareHandlers } from './compare-handlers.ts';

export { compareHandlers, type CompareFacts } from './compare-handlers.ts';

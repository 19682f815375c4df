export { placingHandlers } from './handlers.ts';

export { cityOf } from './cities.ts';
export { addressHandlers } from './handlers.ts';

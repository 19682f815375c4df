export { countAsking } from './count-asking.ts';
export { restockHandlers } from './handlers.ts';
export { restockPersonalData } from './personal-data.ts';
export type { RestockDeps } from './restock-deps.ts';
export { makeRestockJob } from './run-restocks.ts';
export { makeRestockLetters } from './send-letter.ts';

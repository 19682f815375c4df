export type { BuildFacts } from './build-facts.ts';
export { makeSearchEngine, type SearchEngine } from './search-engine.ts';
export { makeFindResults } from './search-results.ts';
export { searchHandlers, type SearchFacts, searchSource } from './search-handlers.ts';
export { makeSearchItems } from './search-items.ts';
export { makeSearchLog } from './search-log.ts';
export { searchReport } from './search-report.ts';
export { trialAddresses } from './warm-up-addresses.ts';
export type { SearchLog } from './search-log.ts';

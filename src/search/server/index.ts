export { makeSearchEngine, type BuildFacts, type SearchEngine } from './search-engine.ts';
export { searchHandlers } from './search-handlers.ts';

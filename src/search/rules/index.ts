export { foldWords, phraseKey } from './analyze.ts';
/** Letters and digits only: how item, part and customer numbers are compared. */
export { foldCode, type SearchLanguage } from './fold.ts';
export { makeSearchBuilder, type DocumentFacts } from './search-builder.ts';
export type { SearchDocument } from './search-document.ts';
export type { SearchIndex } from './search-index.ts';

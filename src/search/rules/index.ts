export { foldWords } from './analyze.ts';
export type { SearchLanguage } from './fold.ts';
export { makeIndexBuilder, type IndexBuilder, type TermIndex } from './index-builder.ts';
export type { SearchDocument } from './search-document.ts';
export { makeSearchIndex, type DocumentFacts, type Found, type SearchIndex } from './search-index.ts';

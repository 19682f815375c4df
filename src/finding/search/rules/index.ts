export { foldWords, phraseKey } from './analyze.ts';
/** Letters and digits only: how item, part and customer numbers are compared. */
export type { SearchLanguage } from './fold.ts';
export type { NamedCategory } from './category-nouns.ts';
export { packIndex, type PackedIndex } from './pack-index.ts';
export { wordAt } from './packed-words.ts';
export type { DocumentFacts, SearchDocument } from './search-document.ts';
export { makeSearchIndex, type SearchIndex } from './search-index.ts';
export { makeShelf, type Shelf, type Shelved } from './shelf.ts';
/** Parts a product's texts from its specifications, which are read only where they are new. */
export { withoutSpecs, type PairsText } from './spec-texts.ts';

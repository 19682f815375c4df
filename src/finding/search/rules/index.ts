export { askedPrice, type AskedPrice } from './asked-price.ts';
export { foldWords, phraseKey } from './analyze.ts';
/** Reduces item, part and customer numbers to letters and digits for comparison. */
export type { SearchLanguage } from './fold.ts';
export type { NamedCategory } from './category-nouns.ts';
export { makeMatchAnswers } from './match-answers.ts';
export { orderNumberPart, type OrderNumberPart } from './order-number-part.ts';
export { keyOfAnswer, readSearchAnswer, SEARCH_ANSWER_COLUMNS, type AnswerLanguage, type SearchAnswer } from './search-answer.ts';
export { plainQuery } from './plain-query.ts';
export { packIndex, type PackedIndex } from './pack-index.ts';
export { wordAt } from './packed-words.ts';
export type { DocumentFacts, SearchDocument } from './search-document.ts';
export { makeSearchIndex, type SearchIndex, type SoldInstead } from './search-index.ts';
export { makeForwardIndex, type ForwardIndex, type IndexedDocument, type SavedForwardIndex } from './forward-index.ts';
/** Separates a product's texts from its specifications, so that only new specifications are parsed. */
export { withoutSpecs, type PairsText } from './spec-json-scanner.ts';

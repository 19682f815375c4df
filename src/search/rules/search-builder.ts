// Builds a search index product by product, and packs it in steps between which others may work.
import { modelKey } from '#catalog/rules';
import { makeCategoryNouns, type NamedCategory } from './category-nouns.ts';
import { foldCode, type SearchLanguage } from './fold.ts';
import { makeIndexBuilder } from './index-builder.ts';
import type { SearchDocument } from './search-document.ts';
import { makeSearchIndex, type SearchIndex } from './search-index.ts';
import { makeVocabularyBuilder } from './vocabulary.ts';

/** What ranking knows of a product beside its words, in the order of the index's documents. */
export interface DocumentFacts {
  /** Categories from department to leaf. */
  readonly categories: readonly string[];
  /** 1 for an ordinary product; more for a wanted one, less for one that is not sold any more. */
  readonly standing: number;
  /** Item, part and article numbers. */
  readonly codes: readonly string[];
  /** Printer models it fits. */
  readonly fits: readonly string[];
}

export interface SearchBuilder {
  add(document: SearchDocument, facts: DocumentFacts): void;
  finish(): Generator<void, SearchIndex>;
}

/** Shorter numbers would lead the list for whoever types a quantity. */
const SHORTEST_CODE = 3;

export function makeSearchBuilder(language: SearchLanguage, categories: readonly NamedCategory[]): SearchBuilder {
  const vocabulary = makeVocabularyBuilder();
  const builder = makeIndexBuilder(language, vocabulary);
  const facts: DocumentFacts[] = [];
  const byCode = new Map<string, number[]>();
  const byModel = new Map<string, number[]>();
  return {
    add(document, ranking) {
      builder.add(document);
      const number = facts.push(ranking) - 1;
      for (const code of new Set(ranking.codes.map(foldCode))) if (code.length >= SHORTEST_CODE) append(byCode, code, number);
      for (const model of new Set(ranking.fits.map(modelKey))) append(byModel, model, number);
    },
    *finish() {
      const index = yield* builder.finish();
      return makeSearchIndex({
        index,
        vocabulary: vocabulary.finish(index),
        facts,
        byCode,
        byModel,
        nouns: makeCategoryNouns(categories, language),
      });
    },
  };
}

function append(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [number]);
  else list.push(number);
}

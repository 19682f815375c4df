// The searched texts of a product by field, and the weight of each field.

import type { PairsText } from './spec-json-scanner.ts';

export const SEARCH_FIELDS = ['title', 'type', 'purpose', 'partNumber', 'brand', 'text', 'attributes', 'fits'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** A product's ranking facts besides its words. */
export interface DocumentFacts {
  /** Index of its category. */
  readonly category: number;
  /** Popularity factor: 1 for an ordinary product, more for a popular one, less for a discontinued one. */
  readonly standing: number;
  /** Item, part and article numbers, folded (`foldCode`), one per line: a text takes a third of a list's memory. */
  readonly codes: string;
  /** Keys of compatible printer models (`modelKey`). */
  readonly fits: readonly string[];
  /** The type that its attributes name ("Notebook", « Clavier »), if any. */
  readonly type: string;
}

export interface SearchDocument {
  readonly itemId: string;
  readonly fields: { readonly [F in SearchField]?: string };
  /** Further attribute lines as label and value. */
  readonly specs?: PairsText | undefined;
}

/** Weights tuned on the judged queries of a real catalogue of 19,406 products; a named category adds more in ranking. */
export const FIELD_WEIGHTS: Readonly<Record<SearchField, number>> = {
  title: 2.7,
  type: 0.5,
  purpose: 0.5,
  partNumber: 2,
  brand: 1,
  text: 1.4,
  attributes: 0.5,
  fits: 0.5,
};

/** Term weights are stored as multiples of 1 / this. */
export const WEIGHT_STEPS = 512;

/** BM25's k1: how fast repetitions stop counting. */
export const K1 = 1.5;

/** BM25's b by field: how much long texts are reduced. Not for a list of models, whose last entry fits as well as its first. */
export const LENGTH_PENALTY: Readonly<Record<SearchField, number>> = {
  title: 0.6,
  type: 0.6,
  purpose: 0.6,
  partNumber: 0.6,
  brand: 0.6,
  text: 0.6,
  attributes: 0.6,
  fits: 0,
};

/** Factors by which a product ranks higher when it … */
export const RANK_FACTORS = {
  /** … is in a category that the query names. */
  named: 1.6,
  /** … has a type that the query names. */
  ofType: 1.35,
  /** … is called by its title what the query asks for: shredders before shredder bags. */
  calledSo: 1.5,
  /** … has the size that the query names. */
  measured: 1.6,
  /** … is for the printer that the query names. */
  fitting: 2,
  /** … contains the query's words as a phrase. */
  phrase: 1.3,
  /** … contains them as a phrase at the head of its title or a sentence. */
  headPhrase: 1.9,
};

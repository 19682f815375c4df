// What is searched of a product, field by field, and how much each field counts.

import type { PairsText } from './spec-texts.ts';

export const SEARCH_FIELDS = ['title', 'type', 'purpose', 'partNumber', 'brand', 'text', 'attributes', 'fits'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What ranking knows of a product beside its words. */
export interface DocumentFacts {
  /** Its category as a place in the list of categories. */
  readonly category: number;
  /** 1 for an ordinary product; more for a wanted one, less for one that is not sold any more. */
  readonly standing: number;
  /** Item, part and article numbers, folded (`foldCode`). */
  readonly codes: readonly string[];
  /** Keys of the printer models it fits (`modelKey`). */
  readonly fits: readonly string[];
  /** What its own attributes say it is ("Notebook", « Clavier »), where they do. */
  readonly type: string;
}

export interface SearchDocument {
  readonly itemId: string;
  readonly fields: { readonly [F in SearchField]?: string };
  /** More lines of its attributes: what is told of the product, and the value. */
  readonly specs?: PairsText | undefined;
}

/** Weights as measured best on the judged queries of a real catalogue of 19,406 products; categories count again when a query names one. */
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

/** Weights of words are kept as whole numbers of these. */
export const WEIGHT_STEPS = 512;

/** How fast more of the same word stops counting. */
export const K1 = 1.5;

/** How much a text longer than usual is held back. A list of models is not: the last one fits as well as the first. */
export const HELD_BACK: Readonly<Record<SearchField, number>> = {
  title: 0.6,
  type: 0.6,
  purpose: 0.6,
  partNumber: 0.6,
  brand: 0.6,
  text: 0.6,
  attributes: 0.6,
  fits: 0,
};

/** How much stands before others what … */
export const STANDS_BEFORE = {
  /** … is of a category that the query names. */
  named: 1.6,
  /** … its own attributes call so. */
  ofType: 1.35,
  /** … fits the very printer asked for. */
  fitting: 2,
  /** … says the query's words one after the other. */
  saying: 1.3,
  /** … says them where a sentence tells what it is. */
  sayingAsHead: 1.9,
};

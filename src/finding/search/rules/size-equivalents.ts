// Sizes that are common elsewhere, with the sizes sold here in their place.
import type { SearchLanguage } from './fold.ts';

export interface SizeSold {
  /** What goods of that size say, any of them. */
  readonly ways: Readonly<Record<SearchLanguage, readonly string[]>>;
  /** Name of the size for the shopper. */
  readonly name: Readonly<Record<SearchLanguage, string>>;
}

const LETTER: SizeSold = {
  ways: { en: ['letter', '8.5 x 11'], fr: ['lettre', '8,5 x 11'] },
  name: { en: 'Letter (8.5 × 11 in.)', fr: 'Lettre (8,5 × 11 po)' },
};
const LEGAL: SizeSold = {
  ways: { en: ['legal', '8.5 x 14'], fr: ['légal', '8,5 x 14'] },
  name: { en: 'Legal (8.5 × 14 in.)', fr: 'Légal (8,5 × 14 po)' },
};
const TABLOID: SizeSold = {
  ways: { en: ['tabloid', 'ledger', '11 x 17'], fr: ['tabloïd', '11 x 17'] },
  name: { en: 'Tabloid (11 × 17 in.)', fr: 'Tabloïd (11 × 17 po)' },
};
const HALF_LETTER: SizeSold = {
  ways: { en: ['5.5 x 8.5', '5 x 8'], fr: ['5,5 x 8,5', '5 x 8'] },
  name: { en: 'Half letter (5.5 × 8.5 in.)', fr: 'Demi-lettre (5,5 × 8,5 po)' },
};
const FOUR_BY_SIX: SizeSold = {
  ways: { en: ['4 x 6'], fr: ['4 x 6'] },
  name: { en: '4 × 6 in.', fr: '4 × 6 po' },
};
const LARGE_ENVELOPE: SizeSold = {
  ways: { en: ['envelope 9 x 12'], fr: ['enveloppe 9 x 12'] },
  name: { en: '9 × 12 in. envelopes', fr: 'Enveloppes 9 × 12 po' },
};
const SMALL_ENVELOPE: SizeSold = {
  ways: { en: ['envelope 6 x 9'], fr: ['enveloppe 6 x 9'] },
  name: { en: '6 × 9 in. envelopes', fr: 'Enveloppes 6 × 9 po' },
};
const BUSINESS_ENVELOPE: SizeSold = {
  ways: { en: ['envelope 10'], fr: ['enveloppe 10'] },
  name: { en: 'No. 10 envelopes', fr: 'Enveloppes nº 10' },
};

/** By the folded name; counts only where no goods are called by it. */
export const SIZES_ELSEWHERE: ReadonlyMap<string, SizeSold> = new Map([
  ['a3', TABLOID],
  ['a4', LETTER],
  ['a5', HALF_LETTER],
  ['a6', FOUR_BY_SIX],
  ['b4', TABLOID],
  ['b5', HALF_LETTER],
  ['c4', LARGE_ENVELOPE],
  ['c5', SMALL_ENVELOPE],
  ['c6', SMALL_ENVELOPE],
  ['dl', BUSINESS_ENVELOPE],
  ['f4', LEGAL],
  ['foolscap', LEGAL],
  ['quarto', LETTER],
]);

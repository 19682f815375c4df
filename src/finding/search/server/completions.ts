// Completions while the shopper types: brands, categories, a brand's products in a category, printer models.
import { foldWords, type SearchLanguage } from '#finding/search/rules';

export interface Phrase {
  readonly text: string;
  /** Folded, for comparison with the typed text. */
  readonly words: readonly string[];
  /** Number of its products: higher ones are suggested first. */
  readonly count: number;
}

/** A product's contribution to the phrases. */
export interface PhraseSource {
  readonly brand: string;
  readonly category: string;
  readonly fits: readonly string[];
}

const LEAST = 2;
const MOST = 6_000;

/** The phrases of all products, most frequent first. */
export function phrasesOf(products: Iterable<PhraseSource>, language: SearchLanguage): readonly Phrase[] {
  const counts = new Map<string, number>();
  for (const product of products) for (const text of textsOf(product, language)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .filter(([, products]) => products >= LEAST)
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([text, count]) => ({ text, words: foldWords(text), count }));
}

function textsOf({ brand, category, fits }: PhraseSource, language: SearchLanguage): readonly string[] {
  const named = category === '' ? [] : [category.toLowerCase()];
  if (brand === '') return [...named, ...fits];
  return [brand, ...named, ...named.map((name) => (language === 'fr' ? `${name} ${brand}` : `${brand} ${name}`)), ...fits];
}

/** Phrases with a word for every typed prefix, most frequent first. */
export function phrasesFor(typed: string, phrases: readonly Phrase[], most: number): readonly Phrase[] {
  const wanted = foldWords(typed);
  if (wanted.length === 0) return [];
  const found: Phrase[] = [];
  for (const phrase of phrases) {
    if (!wanted.every((word) => phrase.words.some((known) => known.startsWith(word)))) continue;
    found.push(phrase);
    if (found.length >= most) break;
  }
  return found;
}

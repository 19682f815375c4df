// What may be meant while somebody types: brands, categories, a brand's goods of a category, printer models.
import { isListed, type CategoryTree, type ProductFacts } from '#catalog/rules';
import type { Locale } from '#locale/rules';
import { foldWords } from '#search/rules';

export interface Phrase {
  readonly text: string;
  /** Folded, for comparing with what is typed. */
  readonly words: readonly string[];
  /** Products behind it: more is suggested first. */
  readonly count: number;
}

const LEAST = 2;
const MOST = 6_000;

export interface PhraseBook {
  add(product: ProductFacts): void;
  /** The phrases, the most common first. */
  finish(): readonly Phrase[];
}

export function makePhraseBook(categories: CategoryTree, locale: Locale): PhraseBook {
  const counts = new Map<string, number>();
  const count = (text: string): void => void counts.set(text, (counts.get(text) ?? 0) + 1);
  return {
    add(product) {
      if (isListed(product, 'USD') || isListed(product, 'CAD')) phrasesOf(product, categories, locale).forEach(count);
    },
    finish: () =>
      [...counts]
        .filter(([, products]) => products >= LEAST)
        .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
        .slice(0, MOST)
        .map(([text, products]) => ({ text, words: foldWords(text), count: products })),
  };
}

function phrasesOf({ brand, categoryId, fits }: ProductFacts, categories: CategoryTree, locale: Locale): readonly string[] {
  const category = categories.get(categoryId)?.name[locale].toLowerCase();
  const named = category === undefined ? [] : [category];
  if (brand === '') return [...named, ...fits];
  return [brand, ...named, ...named.map((name) => (locale === 'fr-CA' ? `${name} ${brand}` : `${brand} ${name}`)), ...fits];
}

/** Phrases in which every typed word begins one of the words, the most common first. */
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

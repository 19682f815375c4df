// Finds synonyms for a query's words and phrases.
import type { SearchLanguage } from './fold.ts';
import { CATEGORY_SYNONYMS_ENGLISH, SYNONYMS_ENGLISH } from './synonyms-en.ts';
import { CATEGORY_SYNONYMS_FRENCH, SYNONYMS_FRENCH } from './synonyms-fr.ts';

const GROUPS: Readonly<Record<SearchLanguage, readonly (readonly string[])[]>> = { en: SYNONYMS_ENGLISH, fr: SYNONYMS_FRENCH };
const AMONG: typeof GROUPS = { en: CATEGORY_SYNONYMS_ENGLISH, fr: CATEGORY_SYNONYMS_FRENCH };

/** A run of a query's words with synonyms. */
export interface SynonymRun {
  /** Index of the run's first word, and of the word after its last. */
  readonly from: number;
  readonly to: number;
  /** Synonyms, each a list of terms that must all match. */
  readonly ways: readonly (readonly string[])[];
}

export interface Synonyms {
  /** The longest runs with synonyms, from left to right, without overlap. */
  within(terms: readonly string[]): readonly SynonymRun[];
  /** Synonyms of a term within the requested category, as terms. */
  amongKind(term: string): readonly string[];
  /** Every single word of the lists, as terms: these are never spelling errors. */
  readonly words: ReadonlySet<string>;
}

export function makeSynonyms(language: SearchLanguage, termsOf: (text: string) => readonly string[]): Synonyms {
  const others = new Map<string, Map<string, readonly string[]>>();
  const words = new Set<string>();
  let longest = 1;
  for (const group of GROUPS[language]) {
    const said = group.map(termsOf).filter((terms) => terms.length > 0);
    for (const from of said) {
      const key = from.join(' ');
      const [only] = from;
      if (from.length === 1 && only !== undefined) words.add(only);
      longest = Math.max(longest, from.length);
      const known = others.get(key) ?? new Map<string, readonly string[]>();
      for (const other of said) if (other.join(' ') !== key) known.set(other.join(' '), other);
      others.set(key, known);
    }
  }
  const kinds = AMONG[language].map((group) => group.flatMap(termsOf));
  return {
    words,
    amongKind: (term) => kinds.flatMap((kind) => (kind.includes(term) ? kind.filter((other) => other !== term) : [])),
    within(terms) {
      const found: SynonymRun[] = [];
      for (let from = 0; from < terms.length; from += 1) {
        for (let to = Math.min(from + longest, terms.length); to > from; to -= 1) {
          const ways = others.get(terms.slice(from, to).join(' '));
          if (ways === undefined) continue;
          found.push({ from, to, ways: [...ways.values()] });
          from = to - 1;
          break;
        }
      }
      return found;
    },
  };
}

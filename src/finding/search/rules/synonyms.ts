// Finds synonyms for a query's words and phrases, and what words of elsewhere are called here.
import type { SearchLanguage } from './fold.ts';
import { SIZES_ELSEWHERE } from './size-equivalents.ts';
import { CATEGORY_SYNONYMS_ENGLISH, SYNONYMS_ENGLISH } from './synonyms-en.ts';
import { CATEGORY_SYNONYMS_FRENCH, SYNONYMS_FRENCH } from './synonyms-fr.ts';
import { TRANSLATIONS } from './translations.ts';

const GROUPS: Readonly<Record<SearchLanguage, readonly (readonly string[])[]>> = { en: SYNONYMS_ENGLISH, fr: SYNONYMS_FRENCH };
const AMONG: typeof GROUPS = { en: CATEGORY_SYNONYMS_ENGLISH, fr: CATEGORY_SYNONYMS_FRENCH };

type Terms = readonly string[];

/** A run of a query's words with synonyms. */
export interface SynonymRun {
  /** Index of the run's first word, and of the word after its last. */
  readonly from: number;
  readonly to: number;
  /** Synonyms, each a list of terms that must all match. */
  readonly ways: readonly Terms[];
  /** A word of the other language, or a size of elsewhere: counts only where no goods are called by it. */
  readonly isForeign: boolean;
}

export interface Synonyms {
  /** The longest runs with synonyms, from left to right, without overlap. */
  within(terms: Terms): readonly SynonymRun[];
  /** Synonyms of a term within the requested category, as terms. */
  amongKind(term: string): Terms;
  /** Every word of the lists, as terms, with its spelling: these are never spelling errors. */
  readonly words: ReadonlyMap<string, string>;
}

interface Meaning {
  readonly ways: Map<string, Terms>;
  readonly isForeign: boolean;
}

export function makeSynonyms(language: SearchLanguage, termsOf: (text: string) => Terms): Synonyms {
  const { meanings, words, longest } = readGroups(language, termsOf);
  const kinds = AMONG[language].map((group) => group.flatMap(termsOf));
  return {
    words,
    amongKind: (term) => kinds.flatMap((kind) => (kind.includes(term) ? kind.filter((other) => other !== term) : [])),
    within(terms) {
      const found: SynonymRun[] = [];
      for (let from = 0; from < terms.length; from += 1) {
        for (let to = Math.min(from + longest, terms.length); to > from; to -= 1) {
          const meaning = meanings.get(terms.slice(from, to).join(' '));
          if (meaning === undefined) continue;
          found.push({ from, to, ways: [...meaning.ways.values()], isForeign: meaning.isForeign });
          from = to - 1;
          break;
        }
      }
      return found;
    },
  };
}

function readGroups(language: SearchLanguage, termsOf: (text: string) => Terms) {
  const meanings = new Map<string, Meaning>();
  const words = new Map<string, string>();
  let longest = 1;
  /** `to`: what a phrase means; a foreign meaning yields to the language's own. */
  const learn = (phrase: string, to: readonly Terms[], isForeign: boolean): void => {
    const terms = termsOf(phrase);
    const key = terms.join(' ');
    const known = meanings.get(key);
    if (terms.length === 0 || (isForeign && known?.isForeign === false)) return;
    const [only = ''] = terms;
    // Slips are corrected to words of the language itself, in a name of several words too: "fotocopy paper".
    if (terms.length === 1 && !isForeign) words.set(only, phrase);
    else if (!isForeign)
      for (const word of phrase.split(/[ -]/)) for (const term of termsOf(word)) if (!words.has(term)) words.set(term, word);
    longest = Math.max(longest, terms.length);
    const ways = known?.ways ?? new Map<string, Terms>();
    for (const other of to) if (other.join(' ') !== key) ways.set(other.join(' '), other);
    meanings.set(key, { ways, isForeign });
  };
  for (const group of GROUPS[language]) {
    const said = group.map(termsOf).filter((terms) => terms.length > 0);
    for (const phrase of group) {
      learn(phrase, said, false);
      // Shoppers also write a name as one word: postit, bandaid.
      if (/[ -]/.test(phrase)) learn(phrase.replace(/[ -]/g, ''), said, false);
    }
  }
  const other = language === 'fr' ? 'en' : 'fr';
  for (const names of TRANSLATIONS) for (const foreign of names[other]) learn(foreign, names[language].map(termsOf), true);
  for (const [size, { ways }] of SIZES_ELSEWHERE) learn(size, ways[language].map(termsOf), true);
  return { meanings, words, longest };
}

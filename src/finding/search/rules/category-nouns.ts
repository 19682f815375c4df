// Which categories a query names: "laser printer" means printers, not printer supplies.
import { fold, type SearchLanguage } from './fold.ts';
import { stem } from './stem.ts';
import { isPreposition, isStopWord } from './stop-words.ts';

export interface NamedCategory {
  readonly id: string;
  readonly name: string;
  /** Categories from the department to this one, included. */
  readonly path: readonly string[];
}

export interface CategoryNouns {
  /** The query's nouns with their synonyms (as terms). */
  headsOf(query: string, otherwise: readonly (readonly string[])[]): readonly string[];
  /** Categories with one of these nouns. */
  called(nouns: readonly string[]): readonly string[];
}

export function makeCategoryNouns(categories: readonly NamedCategory[], language: SearchLanguage): CategoryNouns {
  const byNoun = new Map<string, string[]>();
  for (const { id, name } of categories) {
    for (const noun of nounsOf(name, language)) {
      const ids = byNoun.get(noun);
      if (ids === undefined) byNoun.set(noun, [id]);
      else ids.push(id);
    }
  }
  return {
    headsOf(query, otherwise) {
      const [noun] = nounsOf(query, language);
      const nouns = [noun, ...otherwise.map((terms) => (language === 'fr' ? terms[0] : terms.at(-1)))];
      return nouns.filter((one) => one !== undefined);
    },
    called: (nouns) => nouns.flatMap((noun) => byNoun.get(noun) ?? []),
  };
}

/** The nouns of a phrase: one for each part that "and" joins. In English the last word, in French the first. */
export function nounsOf(phrase: string, language: SearchLanguage): readonly string[] {
  return fold(phrase, language)
    .split(/\s*(?:,|&|\band\b|\bet\b|\bou\b|\bor\b)\s*/u)
    .flatMap((part) => {
      // Papiers-mouchoirs are not papiers.
      const words = part.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
      const until = words.findIndex((word, at) => at > 0 && isPreposition(word));
      const phraseWords = (until < 0 ? words : words.slice(0, until)).filter((word) => !isStopWord(word, language) && !/\d/.test(word));
      const noun = language === 'fr' ? phraseWords[0] : phraseWords.at(-1);
      return noun === undefined ? [] : [stem(noun, language)];
    });
}

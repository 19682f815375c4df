// Cuts texts into numbered terms. The same words stand in many texts: each is cut and stemmed once.
import { chunksOf, termsOfChunk } from './analyze.ts';
import type { SearchLanguage } from './fold.ts';

export interface Cutter {
  /** The terms of a text, as often as they stand there. `isWritten`: it is a title, whose spelling is shown. */
  cut(text: string, isWritten: boolean): readonly number[];
  readonly terms: readonly string[];
  readonly written: ReadonlyMap<number, string>;
  /** Forgets the words cut so far: what they became stays, the next ones are cut anew. */
  forget(): void;
}

interface KnownChunk {
  readonly terms: readonly number[];
  readonly words: readonly string[];
}

export function makeCutter(language: SearchLanguage): Cutter {
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  const written = new Map<number, string>();
  const chunks = new Map<string, KnownChunk>();

  const numberOf = (term: string): number => {
    let number = numbers.get(term);
    if (number === undefined) {
      number = terms.push(term) - 1;
      numbers.set(term, number);
    }
    return number;
  };
  const known = (chunk: string): KnownChunk => {
    const there = chunks.get(chunk);
    if (there !== undefined) return there;
    const [found, words]: [number[], string[]] = [[], []];
    termsOfChunk(chunk, language, (term, word) => {
      found.push(numberOf(term));
      words.push(word);
    });
    const cut = { terms: found, words };
    chunks.set(chunk, cut);
    return cut;
  };

  return {
    terms,
    written,
    forget: () => chunks.clear(),
    cut(text, isWritten) {
      const found: number[] = [];
      for (const chunk of chunksOf(text, language)) {
        const cut = known(chunk);
        for (const term of cut.terms) found.push(term);
        if (!isWritten) continue;
        for (const [at, term] of cut.terms.entries()) if (!written.has(term)) written.set(term, cut.words[at] ?? '');
      }
      return found;
    },
  };
}

// The words an index knows: how common each is, which begin like a given one, which an unknown one was meant to be.
import type { TermIndex } from './index-builder.ts';
import { makeSpelling, type Spelling } from './spelling.ts';

export interface Vocabulary {
  /** Number of products that have a term; 0 for an unknown one. */
  frequency(term: string): number;
  /** Terms that begin so, the most common first. */
  beginningWith(prefix: string, most: number): readonly string[];
  readonly spelling: Spelling;
}

export function makeVocabulary({ terms, starts, written }: TermIndex): Vocabulary {
  const frequencyOf = (number: number | undefined): number =>
    number === undefined ? 0 : (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  const byStart = new Map<string, string[]>();
  for (const term of terms.keys()) {
    const start = term.slice(0, 2);
    const list = byStart.get(start);
    if (list === undefined) byStart.set(start, [term]);
    else list.push(term);
  }
  const frequency = (term: string): number => frequencyOf(terms.get(term));
  return {
    frequency,
    beginningWith: (prefix, most) =>
      prefix.length < 2
        ? []
        : (byStart.get(prefix.slice(0, 2)) ?? [])
            .filter((term) => term.startsWith(prefix))
            .sort((a, b) => frequency(b) - frequency(a))
            .slice(0, most),
    // Words of titles and types only: descriptions are long, and their own slips are many.
    spelling: makeSpelling([...written.keys()].map((term) => [term, frequency(term)])),
  };
}

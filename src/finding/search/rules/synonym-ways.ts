// Synonyms of a query's words and phrases, as further ways to say them.
import type { QuerySlot } from './analyze.ts';
import type { PackedIndex } from './pack-index.ts';
import type { Known } from './query-corrections.ts';
import type { OwnWays } from './slot-ways.ts';
import { isStopWord } from './stop-words.ts';
import type { SynonymRun } from './synonyms.ts';

/** Factor for a synonym, compared with the word itself. */
const OTHER_WORD = 0.4;
/** The same for a name of several words: goods with one of its words are other goods (toilet seats for toilet paper). */
const OTHER_NAME = 1;

export interface ExplainedRuns {
  readonly runs: readonly SynonymRun[];
  /** The slots whose words have synonyms. */
  readonly explained: ReadonlySet<number>;
}

/** Adds synonyms to each word of a phrase, and returns the phrases with synonyms. */
export function otherWays(asked: readonly QuerySlot[], said: readonly OwnWays[], { index, vocabulary, meaning }: Known): ExplainedRuns {
  const terms: string[] = [];
  const slotOf: number[] = [];
  for (const [at, slot] of asked.entries()) {
    for (const term of slot.ways.at(-1) ?? []) {
      terms.push(term);
      slotOf.push(at);
    }
  }
  const isCalled = (term: string): boolean => vocabulary.written(term) !== '';
  const isWritten = said.map((ways) => ways.length > 0);
  const isForeignHere = ({ from, to }: SynonymRun): boolean =>
    !terms.slice(from, to).every((term, at) => isCalled(term) || isStopWord(asked[slotOf[from + at] ?? 0]?.word ?? '', index.language));
  const runs = meaning.within(terms).filter((run) => !run.isForeign || isForeignHere(run));
  const explained = new Set<number>();
  for (const { from, to, ways, isForeign } of runs) {
    const [first = 0, last = 0] = [slotOf[from], slotOf[to - 1]];
    // A French noun is often a verb, too: goods that only mention it (« s’efface à sec ») answer less than goods with the other name.
    const isName = index.language !== 'fr' || terms.slice(from, to).some(isCalled);
    const otherShare = to - from > 1 || !isName ? OTHER_NAME : OTHER_WORD;
    // Goods that only mention a foreign word are not what it asks for.
    if (isForeign) for (let at = first; at <= last; at += 1) said[at]?.splice(0);
    for (const other of ways) {
      if (!other.every((term) => vocabulary.frequency(term) > 0)) continue;
      for (let at = first; at <= last; at += 1) {
        explained.add(at);
        const own = said[at] ?? [];
        // The typed word comes first, if it is known.
        own.push({ terms: other, share: (isWritten[at] === true && !isForeign ? otherShare : 1) / (last - first + 1) });
      }
    }
  }
  return { runs, explained };
}

/** Synonyms of the head noun: of the last phrase in English, the first in French. */
export function headOtherwise(
  count: number,
  runs: readonly SynonymRun[],
  language: PackedIndex['language'],
): readonly (readonly string[])[] {
  if (count === 0) return [];
  const run = language === 'fr' ? runs.find(({ from }) => from === 0) : runs.at(-1);
  return run?.ways ?? [];
}

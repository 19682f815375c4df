// The documents' texts as term sequences, for phrase matches: "laser printer" as a phrase ranks higher than both words apart.
import type { SearchLanguage } from './fold.ts';
import { END, SIZE } from './field-terms.ts';
import type { ForwardIndex, IndexedDocument } from './forward-index.ts';

export interface PackedSentences {
  /** Term numbers, with `END` after each sentence; those of document n are from starts[n] to starts[n + 1]. */
  readonly terms: Uint32Array;
  readonly starts: Uint32Array;
}

export function packSentences(
  { sentences: { list } }: ForwardIndex,
  indexed: readonly IndexedDocument[],
  rank: Uint32Array,
): PackedSentences {
  const size = indexed.reduce((sum, { sentencesStart, sentencesEnd }) => sum + sentencesEnd - sentencesStart, 0);
  const terms = new Uint32Array(new SharedArrayBuffer(size * 4));
  const starts = new Uint32Array(new SharedArrayBuffer((indexed.length + 1) * 4));
  let next = 0;
  for (const [document, { sentencesStart, sentencesEnd }] of indexed.entries()) {
    starts[document] = next;
    for (let at = sentencesStart; at < sentencesEnd; at += 1) {
      const term = list[at] ?? END;
      terms[next] = term === END || term === SIZE ? term : (rank[term] ?? 0);
      next += 1;
    }
  }
  starts[indexed.length] = next;
  return { terms, starts };
}

/** How a document has a phrase: not at all, somewhere, or as the head of a sentence. */
export type PhraseMatch = 'not' | 'somewhere' | 'asHead';

/** The term of a whole compound follows its parts ("TN-480" is tn, 480 and tn480), so matching terms may be this far apart. */
const NEAR = 2;

/** `phrase`: by word, the numbers of the terms for it. The head of a sentence is its end in English and its beginning in French. */
export function phraseMatchOf(
  { terms, starts }: PackedSentences,
  document: number,
  phrase: readonly ReadonlySet<number>[],
  language: SearchLanguage,
): PhraseMatch {
  let saying: PhraseMatch = 'not';
  const [start, end] = [starts[document] ?? 0, starts[document + 1] ?? 0];
  const [first, ...rest] = phrase;
  if (first === undefined) return saying;
  for (let at = start; at < end; at += 1) {
    if (!first.has(terms[at] ?? END)) continue;
    const last = endOf(terms, at, end, rest);
    if (last < 0) continue;
    saying = 'somewhere';
    const isHead = language === 'fr' ? at === start || terms[at - 1] === END : terms[last + 1] === END;
    if (isHead) return 'asHead';
  }
  return saying;
}

/** The index of the last word when the others follow, each near the previous one; -1 otherwise. */
function endOf(terms: Uint32Array, from: number, end: number, rest: readonly ReadonlySet<number>[]): number {
  let at = from;
  for (const word of rest) {
    let next = at + 1;
    while (next <= at + NEAR && next < end && terms[next] !== END && !word.has(terms[next] ?? END)) next += 1;
    if (next > at + NEAR || next >= end || terms[next] === END) return -1;
    at = next;
  }
  return at;
}

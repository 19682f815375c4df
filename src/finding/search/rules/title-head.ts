// What titles call their products: in English by the last word of the title's first part, in French by the first word. A shredder comes before
// "shredder bags", where the word only says what the bags are for.
import { END, SIZE } from './field-terms.ts';
import type { SearchLanguage } from './fold.ts';
import type { PackedSentences } from './phrase-match.ts';

/** Heads for each other place of the name, from which on titles are trusted to name their product so. */
const MOSTLY = 2;

/** By document: 1 when its title calls it by one of the terms. All 0 in a catalogue whose titles seldom end (or begin) with the name. */
export function calledBy(
  sentences: PackedSentences,
  documents: Uint32Array,
  names: ReadonlySet<number>,
  language: SearchLanguage,
): Uint8Array {
  const called = new Uint8Array(documents.length);
  if (names.size === 0) return called;
  let [heads, parts] = [0, 0];
  for (const [at, document] of documents.entries()) {
    const role = roleIn(sentences, document, names, language);
    if (role === 'head') {
      called[at] = 1;
      heads += 1;
    } else if (role === 'part') parts += 1;
  }
  return heads >= parts * MOSTLY ? called : called.fill(0);
}

/** How the first sentence of a document has one of the terms. */
function roleIn(
  { terms, starts }: PackedSentences,
  document: number,
  names: ReadonlySet<number>,
  language: SearchLanguage,
): 'head' | 'part' | 'none' {
  const [start, end] = [starts[document] ?? 0, starts[document + 1] ?? 0];
  let [last, has] = [END, false];
  for (let at = start; at < end && terms[at] !== END && terms[at] !== SIZE; at += 1) {
    last = terms[at] ?? END;
    has ||= names.has(last);
  }
  const head = language === 'fr' ? (terms[start] ?? END) : last;
  return names.has(head) ? 'head' : has ? 'part' : 'none';
}

// Corrects words that the shop does not use: a known word nearby, a synonym, or two words joined.
import type { QuerySlot } from './analyze.ts';
import { editDistance } from './edit-distance.ts';
import type { PackedIndex } from './pack-index.ts';
import type { Synonyms } from './synonyms.ts';
import { eachMatch, postingsOf } from './postings.ts';
import type { ReadySlot, Scorer } from './bm25f-scorer.ts';
import { soundOf } from './sound.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is known about words. */
export interface Known {
  readonly index: PackedIndex;
  readonly vocabulary: Vocabulary;
  readonly scorer: Scorer;
  readonly meaning: Synonyms;
}

const SHORTEST_SLIP = 5;
const MUCH_COMMONER = 10;
/** Just below 1, because shares do not add up to exactly 1. */
const ALL = 0.999;

/** Whether a word that no title has is one letter away from a common one. */
export function isLikelySlip({ ways: [only, more] }: QuerySlot, ways: ReadySlot['ways'], { vocabulary, meaning }: Known): boolean {
  const [term] = only ?? [];
  if (term === undefined || meaning.words.has(term) || more !== undefined || ways.length > 1 || vocabulary.written(term) !== '')
    return false;
  const near = vocabulary.near(term)[0];
  return near !== undefined && editDistance(term, near, 1) <= 1 && vocabulary.frequency(near) >= vocabulary.frequency(term) * MUCH_COMMONER;
}

/** A spelling error in a word that only synonyms know. */
function slipIn(term: string, meaning: Synonyms): readonly string[] | null {
  if (term.length < SHORTEST_SLIP) return null;
  const sound = soundOf(term);
  const words = [...meaning.words.keys()];
  const best =
    words.find((word) => editDistance(term, word, 2) <= 2 && soundOf(word) === sound) ??
    words.find((word) => editDistance(term, word, 1) <= 1);
  return best === undefined ? null : [best];
}

/** Corrections for an unknown word: two joined words, or the nearby known word that fits the others best. */
export function correctionsFor(
  { word, ways }: QuerySlot,
  { index, vocabulary, scorer, meaning }: Known,
  others: readonly ReadySlot[],
): readonly string[] | null {
  const [term] = ways.at(-1) ?? [];
  // "The" is no misspelt name of goods, nor is a word that synonyms know.
  if (term === undefined || meaning.words.has(term) || ways.length > 1 || isStopWord(word, index.language)) return null;
  const near = vocabulary.near(term);
  const slip = slipIn(term, meaning);
  // A synonym one letter away is likelier than goods two letters away, or than goods that sound different.
  if (slip !== null && !isCloser(near[0], slip[0] ?? '', term)) return slip;
  const best = nearestOf(near, index, scorer, others);
  return best === undefined ? splitOf(word, index, vocabulary) : [best];
}

function isCloser(known: string | undefined, synonym: string, term: string): boolean {
  if (known === undefined || editDistance(term, known, 1) > 1) return false;
  const sound = soundOf(term);
  return soundOf(known) === sound || soundOf(synonym) !== sound;
}

/** The first candidate, unless another occurs in far more products together with the rest of the query. */
function nearestOf(candidates: readonly string[], index: PackedIndex, scorer: Scorer, others: readonly ReadySlot[]): string | undefined {
  if (others.length === 0 || candidates.length < 2) return candidates[0];
  const { covered } = scorer.score(others, ALL);
  const together = candidates.map((term) => {
    let count = 0;
    eachMatch(index, [postingsOf(index, term)], (document) => {
      if ((covered[document] ?? 0) > ALL) count += 1;
    });
    return count;
  });
  const most = Math.max(...together);
  return candidates[(together[0] ?? 0) * 3 >= most ? 0 : together.indexOf(most)];
}

function splitOf(word: string, { language }: PackedIndex, vocabulary: Vocabulary): readonly string[] | null {
  if (word.length < 6 || !/^[a-z]+$/.test(word)) return null;
  let best: { readonly terms: readonly string[]; readonly frequency: number } | null = null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const terms = [stem(word.slice(0, at), language), stem(word.slice(at), language)];
    const frequency = Math.min(...terms.map(vocabulary.frequency));
    if (frequency > (best?.frequency ?? 1)) best = { terms, frequency };
  }
  return best?.terms ?? null;
}

/** The word as it is in the query, with accents and capitals. */
export function typedAs({ word }: QuerySlot, query: string): RegExp | string {
  const at = [...query.matchAll(/\S+/gu)].find(([typed]) =>
    typed
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .includes(word),
  );
  return at === undefined ? word : at[0];
}

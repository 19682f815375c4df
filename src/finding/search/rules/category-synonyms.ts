// Adds synonyms that hold within the category that a query names: a laptop's title may say notebook.
import type { Known } from './query-corrections.ts';
import type { ReadySlot } from './bm25f-scorer.ts';

/** `isNamed`: by category index, whether the query names it. Only the query's head noun (last in English, first in French) gets these synonyms. */
export function withCategorySynonyms(
  slots: readonly ReadySlot[],
  isNamed: readonly boolean[],
  { index, meaning, vocabulary }: Known,
): readonly ReadySlot[] {
  const head = index.language === 'fr' ? 0 : slots.length - 1;
  const word = slots[head]?.ways.find(({ terms }) => terms.length === 1)?.terms[0];
  const others = word === undefined ? [] : meaning.amongKind(word).filter((other) => vocabulary.frequency(other) > 0);
  if (others.length === 0) return slots;
  const ways = others.map((other) => ({ terms: [other], share: 1, among: isNamed }));
  return slots.map((slot, at) => (at === head ? { ways: [...slot.ways, ...ways] } : slot));
}

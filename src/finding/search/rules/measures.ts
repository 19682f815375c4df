// Sizes within a query, "3 inch": the number counts where its unit follows it.
import { findWord } from './packed-words.ts';
import type { PackedIndex } from './pack-index.ts';
import type { QuerySlot } from './analyze.ts';

const UNITS: ReadonlySet<string> = new Set([
  'inch',
  'ft',
  'lb',
  'oz',
  'gb',
  'tb',
  'mm',
  'cm',
  'po',
  'pi',
  'go',
  'to',
  'l',
  'gal',
  'ml',
  'ply',
  'mil',
]);

/** Each size as the numbers of its two terms, for phrase matches. */
export function measuresIn({ terms }: PackedIndex, slots: readonly QuerySlot[]): readonly (readonly ReadonlySet<number>[])[] {
  return slots.flatMap(({ word }, at) => {
    const unit = slots[at + 1]?.word;
    if (unit === undefined || !UNITS.has(unit) || !/^\d+(?:\.\d+)?$/.test(word)) return [];
    return [[new Set([findWord(terms, word)]), new Set([findWord(terms, unit)])]];
  });
}

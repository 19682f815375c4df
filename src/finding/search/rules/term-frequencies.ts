// Term frequencies: how often each term occurs in each field of a document.
import { roomFor, type GrowingNumbers } from './growable-uint32-array.ts';

/** An entry's count is field * REPEATS + number of occurrences. */
export const REPEATS = 256;

export interface Entries {
  /** Only the first `length` are valid. */
  readonly terms: Uint32Array;
  readonly counts: Uint16Array;
  readonly length: number;
  /** Adds the terms of one field of the newest document. `known`: upper bound of the term numbers. */
  add(said: GrowingNumbers, field: number, known: number): void;
  /** Removes the newest entries. */
  cutTo(length: number): void;
  /** Gives back the memory beyond the valid entries. */
  trim(): void;
}

const FIRST = 1_024;

export function makeEntries(): Entries {
  let terms = new Uint32Array(FIRST);
  let counts = new Uint16Array(FIRST);
  /** By term: the index of its latest entry, plus one. */
  let places = new Uint32Array(FIRST);
  let length = 0;
  return {
    get terms() {
      return terms;
    },
    get counts() {
      return counts;
    },
    get length() {
      return length;
    },
    add(said, field, known) {
      const { list, length: size } = said;
      if (length + size > terms.length) {
        const room = roomFor(length + size, terms.length);
        [terms, counts] = [into(new Uint32Array(room), terms), into(new Uint16Array(room), counts)];
      }
      if (known > places.length) places = into(new Uint32Array(Math.max(known, places.length * 2)), places);
      const start = length;
      for (let at = 0; at < size; at += 1) {
        const term = list[at] ?? 0;
        const place = places[term] ?? 0;
        // An earlier entry belongs to another field or document.
        if (place > start && place <= length && terms[place - 1] === term) {
          const count = counts[place - 1] ?? 0;
          if (count % REPEATS < REPEATS - 1) counts[place - 1] = count + 1;
          continue;
        }
        terms[length] = term;
        counts[length] = field * REPEATS + 1;
        length += 1;
        places[term] = length;
      }
    },
    cutTo(shorter) {
      length = shorter;
    },
    trim() {
      const room = Math.max(length, FIRST);
      [terms, counts] = [terms.slice(0, room), counts.slice(0, room)];
    },
  };
}

function into<T extends Uint32Array | Uint16Array>(larger: T, list: T): T {
  larger.set(list);
  return larger;
}

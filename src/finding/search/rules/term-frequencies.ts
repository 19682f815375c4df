// Term frequencies: how often each term occurs in each field of a document.
import { roomFor, type GrowingNumbers } from './growable-uint32-array.ts';

/** An entry's count is field * REPEATS + number of occurrences: the eight fields fit a byte. More occurrences would hardly weigh more. */
export const REPEATS = 32;

export interface Entries {
  /** Only the first `length` are valid. */
  readonly terms: Uint32Array;
  readonly counts: Uint8Array;
  readonly length: number;
  /** Adds the terms of one field of the newest document. `known`: upper bound of the term numbers. */
  add(said: GrowingNumbers, field: number, known: number): void;
  /** Removes the newest entries. */
  cutTo(length: number): void;
  /** Gives back the memory beyond the valid entries. */
  trim(): void;
  /** The valid entries; they share their memory with these. */
  saved(): SavedEntries;
}

const FIRST = 1_024;

/** As many terms as counts. */
export type SavedEntries = Pick<Entries, 'terms' | 'counts'>;

export function makeEntries(saved?: SavedEntries): Entries {
  let terms = saved?.terms ?? new Uint32Array(FIRST);
  let counts = saved?.counts ?? new Uint8Array(FIRST);
  /** By term: the index of its latest entry, plus one. */
  let places = new Uint32Array(FIRST);
  let length = saved?.terms.length ?? 0;
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
        [terms, counts] = [into(new Uint32Array(room), terms), into(new Uint8Array(room), counts)];
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
    saved: () => ({ terms: terms.subarray(0, length), counts: counts.subarray(0, length) }),
    trim() {
      const room = Math.max(length, FIRST);
      [terms, counts] = [terms.slice(0, room), counts.slice(0, room)];
    },
  };
}

function into<T extends Uint32Array | Uint8Array>(larger: T, list: T): T {
  larger.set(list);
  return larger;
}

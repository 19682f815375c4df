// Documents by key (a code, a printer model), packed so that threads share them.
import { findWord, packWords, type PackedWords } from './packed-words.ts';

export interface PackedLists {
  readonly keys: PackedWords;
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
}

export function packLists(lists: ReadonlyMap<string, readonly number[]>): PackedLists {
  const sorted = [...lists.keys()].sort();
  let size = 0;
  for (const list of lists.values()) size += list.length;
  const starts = new Uint32Array(new SharedArrayBuffer((sorted.length + 1) * 4));
  const documents = new Uint32Array(new SharedArrayBuffer(size * 4));
  let at = 0;
  for (const [number, key] of sorted.entries()) {
    starts[number] = at;
    for (const document of lists.get(key) ?? []) {
      documents[at] = document;
      at += 1;
    }
  }
  starts[sorted.length] = at;
  return { keys: packWords(sorted), starts, documents };
}

export function hasKey(lists: PackedLists, key: string): boolean {
  return findWord(lists.keys, key) >= 0;
}

/** The documents of a key; none for an unknown one. */
export function documentsOf({ keys, starts, documents }: PackedLists, key: string): readonly number[] {
  const number = findWord(keys, key);
  return number < 0 ? [] : [...documents.subarray(starts[number] ?? 0, starts[number + 1] ?? 0)];
}

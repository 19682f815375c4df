// Interns strings: gives each distinct text a number, and finds it by ranges of a longer text, without copying them.

export interface StringInterner {
  /** The number of the text in this range of UTF-16 units: 0, 1, 2 … in order of first appearance. */
  numberOf(text: Uint16Array, from: number, to: number): number;
  clear(): void;
}

const FIRST_SLOTS = 1_024;
const FIRST_UNITS = 16_384;

// oxlint-disable-next-line max-lines-per-function -- one hash table: its closures share four growing arrays
export function makeStringInterner(): StringInterner {
  let count = 0;
  /** Open-addressing hash table of text number plus one; at most half full. */
  let slots = new Int32Array(FIRST_SLOTS);
  let hashes = new Int32Array(FIRST_SLOTS / 2);
  /** Text n is in `units` from starts[n] to starts[n + 1]. */
  let starts = new Uint32Array(FIRST_SLOTS / 2 + 1);
  let units = new Uint16Array(FIRST_UNITS);

  const isAt = (number: number, text: Uint16Array, from: number, to: number): boolean => {
    const start = starts[number] ?? 0;
    if ((starts[number + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (units[start + at - from] !== text[at]) return false;
    return true;
  };
  const grow = (): void => {
    const half = slots.length;
    slots = new Int32Array(half * 2);
    hashes = larger(hashes, new Int32Array(half));
    starts = larger(starts, new Uint32Array(half + 1));
    for (let number = 0; number < count; number += 1) {
      let slot = (hashes[number] ?? 0) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
  };
  const keep = (text: Uint16Array, from: number, to: number, slot: number, hash: number): number => {
    const start = starts[count] ?? 0;
    while (start + to - from > units.length) units = larger(units, new Uint16Array(units.length * 2));
    for (let at = from; at < to; at += 1) units[start + at - from] = text[at] ?? 0;
    hashes[count] = hash;
    slots[slot] = count + 1;
    starts[count + 1] = start + to - from;
    count += 1;
    if (count * 2 >= slots.length) grow();
    return count - 1;
  };

  return {
    numberOf(text, from, to) {
      let hash = to - from;
      for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (text[at] ?? 0), 0x01000193);
      // Mixes the upper bits into the lower ones, which a product leaves weak.
      hash ^= hash >>> 15;
      const mask = slots.length - 1;
      let slot = hash & mask;
      for (let kept = slots[slot] ?? 0; kept !== 0; kept = slots[slot] ?? 0) {
        if (hashes[kept - 1] === hash && isAt(kept - 1, text, from, to)) return kept - 1;
        slot = (slot + 1) & mask;
      }
      return keep(text, from, to, slot, hash);
    },
    clear() {
      count = 0;
      slots = new Int32Array(FIRST_SLOTS);
      hashes = new Int32Array(FIRST_SLOTS / 2);
      starts = new Uint32Array(FIRST_SLOTS / 2 + 1);
      units = new Uint16Array(FIRST_UNITS);
    },
  };
}

function larger<T extends Int32Array | Uint32Array | Uint16Array>(list: T, into: T): T {
  into.set(list);
  return into;
}

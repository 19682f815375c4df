// A growable list of unsigned 32-bit integers.

export interface GrowingNumbers {
  /** The backing array; only the first `length` are valid. */
  readonly list: Uint32Array;
  readonly length: number;
  push(number: number): void;
  /** Appends a range of another list. */
  pushFrom(other: Uint32Array, from: number, to: number): void;
  /** Removes the newest numbers. */
  cutTo(length: number): void;
  /** Gives back the memory beyond the valid numbers. */
  trim(): void;
  /** The valid numbers; they share their memory with this list. */
  saved(): Uint32Array;
}

const FIRST = 1_024;
/** Up to so many numbers a list doubles; a longer one grows by a quarter, because what it does not use is memory too. */
const LONG = 1 << 20;

/** The next length of a list that must hold `least` numbers. */
export function roomFor(least: number, length: number): number {
  return Math.max(least, length < LONG ? length * 2 : Math.ceil(length * 1.25));
}

/** `numbers`: the first ones, taken over without copying. */
export function makeGrowingNumbers(numbers?: Uint32Array): GrowingNumbers {
  let list = numbers ?? new Uint32Array(FIRST);
  let length = numbers?.length ?? 0;
  const makeRoom = (least: number): void => {
    const larger = new Uint32Array(roomFor(least, list.length));
    larger.set(list);
    list = larger;
  };
  return {
    get list() {
      return list;
    },
    get length() {
      return length;
    },
    push(number) {
      if (length === list.length) makeRoom(length + 1);
      list[length] = number;
      length += 1;
    },
    pushFrom(other, from, to) {
      const end = length + to - from;
      if (end > list.length) makeRoom(end);
      const into = list;
      // For a few numbers a loop is faster than creating a view.
      for (let at = length, source = from; at < end; at += 1, source += 1) into[at] = other[source] ?? 0;
      length = end;
    },
    cutTo(shorter) {
      length = Math.min(length, shorter);
    },
    saved: () => list.subarray(0, length),
    trim: () => void (list = list.slice(0, Math.max(length, FIRST))),
  };
}

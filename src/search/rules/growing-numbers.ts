// A list of whole numbers that grows without a box per number: four bytes each.

export interface GrowingNumbers {
  /** What was added; only the first `length` are meant. */
  readonly list: Uint32Array;
  readonly length: number;
  push(number: number): void;
  /** Forgets what was added last. */
  cutTo(length: number): void;
}

const FIRST = 1_024;

export function makeGrowingNumbers(): GrowingNumbers {
  let list = new Uint32Array(FIRST);
  let length = 0;
  return {
    get list() {
      return list;
    },
    get length() {
      return length;
    },
    push(number) {
      if (length === list.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(list);
        list = larger;
      }
      list[length] = number;
      length += 1;
    },
    cutTo(shorter) {
      length = Math.min(length, shorter);
    },
  };
}

// Whether a number fits a pattern, in a time that no pattern can make long: all ways through it are followed at once, one step for each character.
import { readPattern, type CharTest, type PatternNode } from './number-pattern.ts';

type State = { readonly test: CharTest; readonly next: number } | { readonly ways: number[] };

interface Machine {
  readonly states: readonly State[];
  readonly start: number;
  readonly end: number;
}

export interface NumberFormat {
  fits(number: string): boolean;
}

export const LONGEST_PATTERN = 100;
/** So many steps may a pattern unfold to: `((\d{40}){40}){40}` would be 64,000. */
const MOST_STEPS = 1_000;

class TooLarge extends Error {}

/** Undefined: no pattern of this language, or one too large to keep. */
export function numberFormat(pattern: string): NumberFormat | undefined {
  if (pattern.length > LONGEST_PATTERN) return undefined;
  const node = readPattern(pattern);
  if (node === undefined) return undefined;
  try {
    const machine = machineOf(node);
    return { fits: (number) => runs(machine, number) };
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** From the end to the beginning, so that each part knows what follows it. */
function machineOf(node: PatternNode): Machine {
  const states: State[] = [{ ways: [] }];
  let steps = 0;
  const add = (state: State): number => states.push(state) - 1;
  const build = (of: PatternNode, next: number): number => {
    // Empty parts make no states, so the steps are counted.
    steps += 1;
    if (steps > MOST_STEPS) throw new TooLarge();
    switch (of.kind) {
      case 'char':
        return add({ test: of.test, next });
      case 'sequence':
        return of.of.reduceRight((after, part) => build(part, after), next);
      case 'either':
        return add({ ways: of.of.map((part) => build(part, next)) });
      case 'repeat':
        return repeat(of, next);
    }
  };
  const repeat = ({ of, least, most }: PatternNode & { readonly kind: 'repeat' }, next: number): number => {
    let after = next;
    if (most === Infinity) {
      const ways: number[] = [next];
      after = add({ ways });
      ways.push(build(of, after));
    } else for (let n = least; n < most; n += 1) after = add({ ways: [next, build(of, after)] });
    for (let n = 0; n < least; n += 1) after = build(of, after);
    return after;
  };
  return { start: build(node, 0), states, end: 0 };
}

function runs({ states, start, end }: Machine, number: string): boolean {
  let at = reached(states, [start]);
  for (const char of number) {
    const next: number[] = [];
    for (const id of at) {
      const state = states[id];
      if (state !== undefined && 'test' in state && state.test(char)) next.push(state.next);
    }
    at = reached(states, next);
    if (at.size === 0) return false;
  }
  return at.has(end);
}

/** The states themselves and those that they lead to without a character. */
function reached(states: readonly State[], from: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const state = states[id];
    if (state !== undefined && 'ways' in state) open.push(...state.ways);
  }
  return found;
}

// Caches the terms of lines that many products share ("Colour black").
import type { Tokenizer } from './tokenizer.ts';
import { makeGrowingNumbers, type GrowingNumbers } from './growable-uint32-array.ts';
import { makeStringInterner } from './string-interner.ts';
import { eachPair, type PairsText } from './spec-json-scanner.ts';
import { makeUnitsOf } from './utf16-code-units.ts';

export interface Lines {
  /** Appends the terms of a line. */
  cut(line: string, into: GrowingNumbers): void;
  /** Appends the terms of each pair: label and value. */
  cutPairs(pairs: PairsText, into: GrowingNumbers): void;
  forget(): void;
}

const MOST_LINES = 200_000;

export function makeLines(tokenizer: Tokenizer): Lines {
  /** Numbers of lines, and of pairs with their brackets, found as ranges of a longer text. */
  const known = makeStringInterner();
  const unitsOf = makeUnitsOf();
  /** Terms of line n are in `terms` from starts[n] to starts[n + 1]. */
  const starts = makeGrowingNumbers();
  const terms = makeGrowingNumbers();
  starts.push(0);

  const forget = (): void => {
    known.clear();
    starts.cutTo(1);
    terms.cutTo(0);
    for (const list of [starts, terms]) list.trim();
  };
  /** `said`: returns the text of a line that is new. */
  const append = (units: Uint16Array, from: number, to: number, said: () => string, into: GrowingNumbers): void => {
    const line = known.numberOf(units, from, to);
    if (line === starts.length - 1) {
      tokenizer.cut(said(), false, terms);
      starts.push(terms.length);
    }
    into.pushFrom(terms.list, starts.list[line] ?? 0, starts.list[line + 1] ?? 0);
  };
  return {
    cut(line, into) {
      append(unitsOf(line), 0, line.length, () => line, into);
      if (starts.length > MOST_LINES) forget();
    },
    cutPairs(pairs, into) {
      const { text, units } = pairs;
      eachPair(pairs, (from, to) => append(units, from, to, () => (JSON.parse(text.slice(from, to)) as string[]).join(' '), into));
      if (starts.length > MOST_LINES) forget();
    },
    forget,
  };
}

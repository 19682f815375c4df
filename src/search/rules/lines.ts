// Lines that many products share ("Colour black"): each is cut once.
import type { Cutter } from './cutter.ts';
import { makeGrowingNumbers, type GrowingNumbers } from './growing-numbers.ts';

export interface Lines {
  /** Appends the terms of a line: what is told of a product, and the value. Either may be empty. */
  cut(label: string, value: string, into: GrowingNumbers): void;
  forget(): void;
}

const MOST_LINES = 200_000;

export function makeLines(cutter: Cutter): Lines {
  /** Lines by label and value: nothing has to be put together to find one. */
  const lines = new Map<string, Map<string, number>>();
  /** Terms of line n lie in `terms` from starts[n] up to starts[n + 1]. */
  const starts = makeGrowingNumbers();
  const terms = makeGrowingNumbers();
  starts.push(0);

  return {
    cut(label, value, into) {
      let values = lines.get(label);
      if (values === undefined) lines.set(label, (values = new Map<string, number>()));
      let line = values.get(value);
      if (line === undefined) {
        const text = label === '' ? value : `${label} ${value}`;
        line = starts.length - 1;
        if (line >= MOST_LINES) return cutter.cut(text, false, into);
        values.set(value, line);
        cutter.cut(text, false, terms);
        starts.push(terms.length);
      }
      for (let at = starts.list[line] ?? 0; at < (starts.list[line + 1] ?? 0); at += 1) into.push(terms.list[at] ?? 0);
    },
    forget() {
      lines.clear();
      starts.cutTo(1);
      terms.cutTo(0);
    },
  };
}

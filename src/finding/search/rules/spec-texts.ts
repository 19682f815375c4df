// The specifications of products as JSON wrote them. Most products share most lines, so none is read that was read before: a line
// is known by its text.

/** A list of pairs `["label", "value"]` within a longer text. */
export interface PairsText {
  readonly text: string;
  /** The text unit by unit: a list of numbers is read several times faster than a string. */
  readonly units: Uint16Array;
  /** From its opening bracket up to behind its closing one. */
  readonly from: number;
  readonly to: number;
}

const [QUOTE, BACKSLASH, OPENING, CLOSING] = [0x22, 0x5c, 0x5b, 0x5d];

/** Calls back with the place of each pair, brackets included. */
export function eachPair({ units, from, to }: PairsText, each: (from: number, to: number) => void): void {
  let [depth, start] = [0, from];
  for (let at = from; at < to; at += 1) {
    const unit = units[at];
    if (unit === QUOTE) at = endOfString(units, at, to);
    else if (unit === OPENING) {
      depth += 1;
      if (depth === 2) start = at;
    } else if (unit === CLOSING) {
      if (depth === 2) each(start, at + 1);
      depth -= 1;
    }
  }
}

/** The place of the quote that ends the string which begins here. */
function endOfString(units: Uint16Array, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    const unit = units[at];
    if (unit === BACKSLASH) at += 1;
    else if (unit === QUOTE) return at;
  }
  return to;
}

/** Where the list ends that begins here: behind its closing bracket. */
function endOfList(units: Uint16Array, from: number): number {
  let depth = 0;
  for (let at = from; at < units.length; at += 1) {
    const unit = units[at];
    if (unit === QUOTE) at = endOfString(units, at, units.length);
    else if (unit === OPENING) depth += 1;
    else if (unit === CLOSING) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return units.length;
}

const SPECS = '"specs": [';

/**
 * Parts a product's texts, as the database writes them, from its specifications: each list of these is a number in what is left, its
 * place among the lists. `units`: those of the text.
 */
export function withoutSpecs(text: string, units: Uint16Array): { readonly rest: string; readonly lists: readonly PairsText[] } {
  const lists: PairsText[] = [];
  let [rest, done] = ['', 0];
  // Within a string of JSON every quote is escaped: what reads like this is the name.
  for (let at = text.indexOf(SPECS); at >= 0; at = text.indexOf(SPECS, done)) {
    const from = at + SPECS.length - 1;
    const to = endOfList(units, from);
    rest += `${text.slice(done, from)}${lists.length}`;
    lists.push({ text, units, from, to });
    done = to;
  }
  return { rest: rest + text.slice(done), lists };
}

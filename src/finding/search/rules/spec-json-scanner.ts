// Finds the specifications in a product's JSON without parsing it. Most products share most lines, so a line that is known by its text need not be
// parsed again.

/** A JSON list of pairs `["label", "value"]` as a range of a longer text. */
export interface PairsText {
  readonly text: string;
  /** The text's UTF-16 units: an array of numbers is read several times faster than a string. */
  readonly units: Uint16Array;
  /** From the opening bracket to after the closing one. */
  readonly from: number;
  readonly to: number;
}

const [QUOTE, BACKSLASH, OPENING, CLOSING] = [0x22, 0x5c, 0x5b, 0x5d];

/** Calls back with the bounds of each pair, brackets included. */
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

/** The index of the quote that ends the string. */
function endOfString(units: Uint16Array, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    const unit = units[at];
    if (unit === BACKSLASH) at += 1;
    else if (unit === QUOTE) return at;
  }
  return to;
}

/** The index after the list's closing bracket. */
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
 * Separates the specifications from a product's texts as the database writes them. In the returned rest, each list is replaced by its index in the
 * returned lists. `units`: those of the text.
 */
export function withoutSpecs(text: string, units: Uint16Array): { readonly rest: string; readonly lists: readonly PairsText[] } {
  const lists: PairsText[] = [];
  let [rest, done] = ['', 0];
  // JSON escapes every quote within a string, so this match is the property name.
  for (let at = text.indexOf(SPECS); at >= 0; at = text.indexOf(SPECS, done)) {
    const from = at + SPECS.length - 1;
    const to = endOfList(units, from);
    rest += `${text.slice(done, from)}${lists.length}`;
    lists.push({ text, units, from, to });
    done = to;
  }
  return { rest: rest + text.slice(done), lists };
}

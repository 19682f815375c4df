// Units of an item of an order by the lines of the buyer: two lines with the same item are one line of ours.
import { isSameUnit, type BuyerLine, type Unit } from './wanted-items.ts';

export interface SpreadUnits {
  readonly line: BuyerLine;
  readonly qty: number;
  /** Units of the item before these. */
  readonly before: number;
}

/** The lines that `units` of an item belong to, after `before` that went the same way. Line by line, in the order of the buyer. */
export function spreadUnits(lines: readonly BuyerLine[], of: Unit, units: number, before = 0): readonly SpreadUnits[] {
  const found: SpreadUnits[] = [];
  let start = 0;
  for (const line of lines.filter((one) => isSameUnit(one, of))) {
    const from = Math.max(start, before);
    const to = Math.min(start + line.qty, before + units);
    if (to > from) found.push({ line, qty: to - from, before: from });
    start += line.qty;
  }
  return found;
}

/** The part of an amount for some of `all` units, so that all parts together are the amount to the cent. Works for credits as well. */
export function shareOf(cents: number, all: number, { before, qty }: Pick<SpreadUnits, 'before' | 'qty'>): number {
  const upTo = (units: number): number => Math.trunc((cents * units) / all);
  return upTo(before + qty) - upTo(before);
}

// What an order charges to which center: a line's own center takes the line, the order's center takes the rest, fees and their taxes included. Without a
// center of the order its fees follow the lines, in proportion. Purchase orders of lines are counted the same way.
import { prorate } from '#base/money/rules';

/** A part of an order's total that is charged to a budget center; cents. */
export interface Charge {
  readonly center: string;
  readonly cents: number;
}

interface ChargedOrder {
  /** '' for none. */
  readonly center: string;
  readonly total: number;
  /** All of them, those without a center too. */
  readonly lines: readonly ChargedLine[];
}

export interface ChargedLine {
  /** The line's own center; '' when the order's applies. */
  readonly center: string;
  readonly gross: number;
  readonly discount: number;
  readonly handling: number;
  readonly surcharge: number;
  readonly tax: number;
}

/** Cents of a line, its fees and taxes included. */
export const centsOfLine = ({ gross, discount, handling, surcharge, tax }: Omit<ChargedLine, 'center'>): number =>
  gross - discount + handling + surcharge + tax;

/** One charge of each center, in alphabetical order, without those of nothing. */
export function chargesOf({ center, total, lines }: ChargedOrder): readonly Charge[] {
  const cents = lines.map(centsOfLine);
  const fees = total - cents.reduce((sum, one) => sum + one, 0);
  const shares = center === '' && fees > 0 ? prorate(fees, cents) : cents.map(() => 0);
  const sums = new Map<string, number>();
  let rest = total;
  for (const [at, line] of lines.entries()) {
    if (line.center === '') continue;
    const charged = (cents[at] ?? 0) + (shares[at] ?? 0);
    sums.set(line.center, (sums.get(line.center) ?? 0) + charged);
    rest -= charged;
  }
  if (center !== '') sums.set(center, (sums.get(center) ?? 0) + rest);
  return [...sums].flatMap(([name, sum]) => (sum > 0 ? [{ center: name, cents: sum }] : [])).toSorted(byCenter);
}

const byCenter = (one: Charge, other: Charge): number => (one.center < other.center ? -1 : 1);

// What an order draws under which purchase order number: a line's own number takes the line, the order's number the rest, as budget centers do (B2B-2).
import { chargesOf, type ChargedLine } from '#buying/budgets/rules';

export interface NumberCharge {
  readonly number: string;
  /** May be 0: all lines have numbers of their own, or the order costs nothing. */
  readonly cents: number;
}

interface NumberedOrder {
  /** '' for none. */
  readonly number: string;
  readonly total: number;
  readonly lines: readonly NumberedLine[];
}

export interface NumberedLine extends Omit<ChargedLine, 'center'> {
  /** The line's own; '' when the order's applies. */
  readonly number: string;
}

/** The order's number first, if it has one. Numbers that differ in capitals alone are one, as it was written first. */
export function numberCharges({ number, total, lines }: NumberedOrder): readonly NumberCharge[] {
  const spelling = new Map<string, string>();
  const spelled = (one: string): string => {
    const known = spelling.get(one.toLowerCase());
    if (known === undefined) spelling.set(one.toLowerCase(), one);
    return known ?? one;
  };
  const own = spelled(number);
  const charges = chargesOf({ center: own, total, lines: lines.map(({ number: of, ...line }) => ({ ...line, center: spelled(of) })) });
  const cents = new Map(charges.map((charge) => [charge.center, charge.cents]));
  return [...spelling.values()].flatMap((one) => (one === '' ? [] : [{ number: one, cents: cents.get(one) ?? 0 }]));
}

/** Whether the order's own number is what some of its lines go by: one without a number, or an order without lines. */
export const usesOrderNumber = (lines: readonly Pick<NumberedLine, 'number'>[]): boolean =>
  lines.length === 0 || lines.some(({ number }) => number === '');

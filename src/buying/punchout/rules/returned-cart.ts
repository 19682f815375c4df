// A cart as it goes back to a purchasing system, whatever language that speaks.
import type { CustomDesign } from '#goods/customization/rules';

export interface ReturnedLine {
  readonly itemId: string;
  /** Names the line in this visit. */
  readonly lineRef: string;
  readonly quantity: number;
  /** What the whole line costs after discounts, in cents. */
  readonly netCents: number;
  readonly name: string;
  /** Two or three capital letters (UN/ECE recommendation 20). */
  readonly unit: string;
  readonly brand: string;
  readonly partNumber: string;
  /** Days until it is there; null when nobody knows. */
  readonly leadDays: number | null;
  readonly url: string;
  readonly picture: string;
  /** What is printed on goods that are made to order. */
  readonly design: CustomDesign | null;
}

export interface ReturnedCart {
  readonly currency: string;
  readonly lines: readonly ReturnedLine[];
  /** Delivery, handling and every other fee, in cents. */
  readonly feesCents: number;
  readonly taxCents: number;
  /** Words for the two, in the language of the visit. */
  readonly feesWord: string;
  readonly taxWord: string;
}

export const goodsCents = ({ lines }: ReturnedCart): number => lines.reduce((sum, { netCents }) => sum + netCents, 0);

/**
 * The price of one unit as a decimal number with at most `places` places; null when so many do not say exactly what the line costs.
 * 1000 cents for 3 → null with three places; 1000 for 8 → '1.25'.
 */
export function exactUnitPrice({ netCents, quantity }: Pick<ReturnedLine, 'netCents' | 'quantity'>, places: 2 | 3 | 4): string | null {
  const scale = 10 ** (places - 2);
  return (netCents * scale) % quantity === 0 ? decimal((netCents * scale) / quantity, places) : null;
}

/** The same, rounded when it has to be. */
export const unitPrice = (line: Pick<ReturnedLine, 'netCents' | 'quantity'>): string =>
  exactUnitPrice(line, 2) ?? exactUnitPrice(line, 4) ?? decimal(Math.round((line.netCents * 100) / line.quantity), 4);

function decimal(units: number, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const UNITS: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/^(?:case|carton)\b/i, 'CS'],
  [/^box\b/i, 'BX'],
  [/^(?:pack|package|set)\b/i, 'PK'],
  [/\bream\b/i, 'RM'],
  [/^(?:dozen|12\b)/i, 'DZN'],
  [/^pair\b/i, 'PR'],
  [/^roll\b/i, 'RO'],
];

/** The unit that a good is sold in, by its pack in English: "Case of 10 reams" → CS. Anything else is sold by the piece. */
export const unitOf = (pack: string): string => UNITS.find(([pattern]) => pattern.test(pack.trim()))?.[1] ?? 'EA';

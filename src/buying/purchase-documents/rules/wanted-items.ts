// The items of an order: the lines of the buyer by item, for two lines may name the same.
import type { IncomingLine } from './incoming-order.ts';
import type { OrderProblem } from './order-problem.ts';
import { isPriceRight } from './check-price.ts';

/** A line as the buyer numbered it, with the item that it is. Kept with the order: every document back speaks of these. */
export interface BuyerLine {
  readonly lineNumber: number;
  readonly itemId: string;
  readonly partId: string;
  readonly auxiliaryId: string;
  readonly qty: number;
  readonly unit: string;
  readonly accounting: string;
  /** Code of what is printed on goods that are made to order. */
  readonly design?: string | undefined;
}

/** What makes units one line of the shop's order: the item, and what is printed on it. */
export type Unit = Pick<BuyerLine, 'itemId' | 'design'>;

export const isSameUnit = (one: Unit, other: Unit): boolean => one.itemId === other.itemId && one.design === other.design;

export interface ItemFacts {
  readonly itemId: string;
  /** Its units, the first being the one it is sold in: what documents of the shop say, and what means the same. */
  readonly units: readonly string[];
}

export interface MatchFacts {
  /** Undefined: the shop sells no such item here. */
  readonly find: (partId: string) => ItemFacts | undefined;
  /** Code of the design that the line had in the cart that went back; undefined without one. */
  readonly designOf: (auxiliaryId: string, itemId: string) => string | undefined;
}

/** Each line with its item, or the problems of lines that have none or count it otherwise. */
export function matchLines(
  lines: readonly IncomingLine[],
  { find, designOf }: MatchFacts,
): { readonly matched: readonly BuyerLine[]; readonly problems: readonly OrderProblem[] } {
  const [matched, problems]: [BuyerLine[], OrderProblem[]] = [[], []];
  for (const { lineNumber, partId, auxiliaryId, qty, unit, accounting } of lines) {
    const item = find(partId);
    if (item === undefined) {
      problems.push({ code: 'UNKNOWN_ITEM', line: lineNumber, given: partId });
      continue;
    }
    const [own = 'EA'] = item.units;
    if (unit !== '' && !item.units.includes(unit)) problems.push({ code: 'UNIT', line: lineNumber, given: unit, unit: own });
    const design = designOf(auxiliaryId, item.itemId);
    const named = { lineNumber, itemId: item.itemId, partId, auxiliaryId, qty, unit: unit === '' ? own : unit, accounting };
    matched.push(design === undefined ? named : { ...named, design });
  }
  return { matched, problems };
}

export interface WantedUnits extends Unit {
  readonly qty: number;
  /** The buyer's lines of them, in their order. */
  readonly lines: readonly BuyerLine[];
}

/** Units that belong together, in the order of their first line. */
export function unitsOf(lines: readonly BuyerLine[]): readonly WantedUnits[] {
  const units = Map.groupBy(lines, ({ itemId, design = '' }) => `${itemId} ${design}`);
  return [...units.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined
      ? []
      : [{ itemId: first.itemId, design: first.design, qty: own.reduce((sum, { qty }) => sum + qty, 0), lines: own }];
  });
}

export interface PriceFacts {
  readonly currency: string;
  readonly tolerancePercent: number;
  /** What one costs now; null: it has no price. */
  readonly priceOf: (itemId: string) => number | null;
  /** The price of the buyer's punchout session for this line; undefined without one that still holds. */
  readonly agreed: (line: IncomingLine) => number | undefined;
}

/** Lines that expect another price than theirs. Agreed prices allow no other. */
export function checkPrices(
  lines: readonly IncomingLine[],
  itemOf: (line: IncomingLine) => string | undefined,
  { currency, tolerancePercent, priceOf, agreed }: PriceFacts,
): readonly OrderProblem[] {
  return lines.flatMap((line): readonly OrderProblem[] => {
    const itemId = itemOf(line);
    const frozen = agreed(line);
    const ours = frozen ?? (itemId === undefined ? null : priceOf(itemId));
    // The cart says that there is no price.
    if (ours === null) return [];
    if (line.cents === null) return frozen === undefined ? [{ code: 'PRICE_MISSING', line: line.lineNumber }] : [];
    if (isPriceRight(line.cents, ours, frozen === undefined ? tolerancePercent : 0)) return [];
    return [{ code: 'PRICE', line: line.lineNumber, given: line.cents, ours, currency, isAgreed: frozen !== undefined }];
  });
}

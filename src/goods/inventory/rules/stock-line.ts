// What orders take from stock, and the answer when there is too little.

/** A country's distribution centre, or a store by its number. */
export type StockLocation = string;

/** Units of a line and their shelf. */
export interface StockSource {
  readonly location: StockLocation;
  readonly qty: number;
}

export interface StockLine {
  readonly itemId: string;
  readonly qty: number;
  readonly location: StockLocation;
}

/** Why a line could not be taken. Then nothing is taken, also not for other lines. */
export interface StockShortage {
  readonly code: 'OUT_OF_STOCK' | 'PARTIAL_QTY_AVAILABLE';
  readonly itemId: string;
  readonly location: StockLocation;
  readonly wanted: number;
  readonly available: number;
}

/** The code of a shortage: nothing left, or fewer than wanted. */
export function shortageOf(line: {
  readonly itemId: string;
  readonly location: StockLocation;
  readonly wanted: number;
  readonly available: number;
}): StockShortage {
  return { code: line.available > 0 ? 'PARTIAL_QTY_AVAILABLE' : 'OUT_OF_STOCK', ...line };
}

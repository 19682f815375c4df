// What orders take from stock and what is answered when there is too little.

/** A country's distribution centre, or a store by its number. */
export type StockLocation = string;

/** Units of a line and the shelf they come from. */
export interface StockSource {
  readonly location: StockLocation;
  readonly qty: number;
}

export interface StockLine {
  readonly itemId: string;
  readonly qty: number;
  readonly location: StockLocation;
}

/** Why a line could not be taken. Nothing is taken then, not even the other lines. */
export interface StockShortage {
  readonly code: 'OUT_OF_STOCK' | 'PARTIAL_QTY_AVAILABLE';
  readonly itemId: string;
  readonly location: StockLocation;
  readonly wanted: number;
  readonly available: number;
}

/** Says a shortage by its code: nothing left, or less than wanted. */
export function shortageOf(line: {
  readonly itemId: string;
  readonly location: StockLocation;
  readonly wanted: number;
  readonly available: number;
}): StockShortage {
  return { code: line.available > 0 ? 'PARTIAL_QTY_AVAILABLE' : 'OUT_OF_STOCK', ...line };
}

// Amounts in memory: one column of numbers per location, one row per item. Good enough for display; orders use the database.
export interface StockLedger {
  amount(itemId: string, location: string): number;
  /** Whether the amount became zero or stopped being zero. */
  set(itemId: string, location: string, onHand: number): boolean;
  /** Changes with an item's amounts, and no item repeats one. */
  editionOf(itemId: string): number;
  /** The latest of those numbers. */
  readonly edition: number;
}

/** Two bytes an amount; four in the column of a location that has a larger one. */
type Column = Int16Array | Int32Array;

const MOST_SHORT = 0x7fff;
const FIRST = 1_024;
/** A longer column gets room for a quarter more: there is one for each store. */
const GROWTH = 1.25;

/** `after`: last edition of the ledger that this one replaces. */
export function makeStockLedger(after = 0): StockLedger {
  const first = after + 1;
  let edition = first;
  const rows = new Map<string, number>();
  const editions: number[] = [];
  const columns = new Map<string, Column>();
  const columnOf = (location: string, row: number, amount: number): Column => {
    const known = columns.get(location) ?? new Int16Array(FIRST);
    const fits = known instanceof Int32Array || Math.abs(amount) <= MOST_SHORT;
    if (fits && row < known.length && columns.has(location)) return known;
    const length = row < known.length ? known.length : Math.ceil((row + 1) * GROWTH);
    const grown = fits && known instanceof Int16Array ? new Int16Array(length) : new Int32Array(length);
    grown.set(known);
    columns.set(location, grown);
    return grown;
  };
  return {
    amount(itemId, location) {
      const row = rows.get(itemId);
      return row === undefined ? 0 : (columns.get(location)?.[row] ?? 0);
    },
    set(itemId, location, onHand) {
      const row = rows.get(itemId) ?? rows.size;
      rows.set(itemId, row);
      const column = columnOf(location, row, onHand);
      const before = column[row] ?? 0;
      column[row] = onHand;
      editions[row] = edition += 1;
      return before > 0 !== onHand > 0;
    },
    editionOf(itemId) {
      const row = rows.get(itemId);
      return row === undefined ? first : (editions[row] ?? first);
    },
    get edition() {
      return edition;
    },
  };
}

/** Applies "item location amount" lines; returns the items that came into stock somewhere or ran out there. */
export function applyLines(ledger: StockLedger, payload: string): ReadonlySet<string> {
  const turned = new Set<string>();
  for (const line of payload.split('\n')) {
    const [itemId, location, free] = line.split(' ');
    if (itemId !== undefined && location !== undefined && ledger.set(itemId, location, Number(free))) turned.add(itemId);
  }
  return turned;
}

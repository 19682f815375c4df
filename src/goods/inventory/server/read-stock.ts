// Reads stock rows into memory. Skips invalid rows: then the item has no stock, no supply and no holds from them.
import { Type } from 'typebox';
import type { Queries } from '#platform/db';
import { shapeCheck, type RowsLeftOut } from '#platform/rows-left-out';
import { INBOUND, STOCK_AFTER, STOCK_OF_ITEMS, type HoldRow, type InboundRow } from './inventory-queries.ts';
import { makeStockLedger, type StockLedger } from './stock-ledger.ts';

/** Items per statement. */
const PAGE = 1_000;
/** The database's limit of units, allocations included. */
const MOST_UNITS = 2 ** 31 - 1;

/** The database allows infinite dates and instants. */
const checkInbound = shapeCheck(Type.Object({ due: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }) }));
const checkHold = shapeCheck(Type.Object({ since: Type.Integer(), until: Type.Integer() }));

export interface StockReader {
  /** Everything; `after`: last edition of the previous ledger. */
  all(after: number): Promise<StockLedger>;
  /** Reads some items again; returns those that came into stock somewhere or ran out there. */
  items(ledger: StockLedger, itemIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Expected supply from `now` on. */
  inbound(now: Date): Promise<readonly InboundRow[]>;
}

export function makeStockReader(db: Queries, leftOut: RowsLeftOut): StockReader {
  const [stock, expected] = [leftOut.of('stock'), leftOut.of('stock_inbound')];
  /** Whether the amount became zero or stopped being zero. */
  const set = (ledger: StockLedger, itemId: string, location: string, free: number): boolean => {
    if (!(free >= -MOST_UNITS)) stock.leaveOut(`${itemId} ${location}`, `allocated and safety are more than ${MOST_UNITS} together`);
    return ledger.set(itemId, location, Math.max(free, 0));
  };
  return {
    async all(edition) {
      const ledger = makeStockLedger(edition);
      stock.again('all');
      for (let after: string | undefined = ''; after !== undefined;) {
        const rows: readonly { readonly item_id: string; readonly shelves: string }[] = await db.many(STOCK_AFTER, [after, PAGE]);
        for (const { item_id: itemId, shelves } of rows) {
          // Location and units alternate.
          const parts = shelves.split(' ');
          for (let at = 0; at + 1 < parts.length; at += 2) set(ledger, itemId, parts[at] ?? '', Number(parts[at + 1]));
        }
        after = rows.at(-1)?.item_id;
      }
      return ledger;
    },
    async items(ledger, itemIds) {
      const rows = await db.many(STOCK_OF_ITEMS, [[...itemIds]]);
      stock.again(rows.map(({ item_id, location }) => `${item_id} ${location}`));
      return new Set(rows.flatMap(({ item_id, location, free }) => (set(ledger, item_id, location, free) ? [item_id] : [])));
    },
    inbound: async (now) =>
      expected.all(
        await db.many(INBOUND, [now]),
        ({ item_id, location, due }) => `${item_id} ${location} ${due}`,
        (row) => (checkInbound(row), row),
      ),
  };
}

/** The valid holds among `all` rows, or among those of some carts. */
export function usableHolds(rows: readonly HoldRow[], which: 'all' | 'some', leftOut: RowsLeftOut): HoldRow[] {
  const table = leftOut.of('stock_hold');
  const nameOf = ({ cart_id, item_id, location }: HoldRow): string => `${cart_id} ${item_id} ${location}`;
  table.again(which === 'all' ? 'all' : rows.map(nameOf));
  return rows.flatMap((row) => table.one(nameOf(row), () => (checkHold(row), row)) ?? []);
}

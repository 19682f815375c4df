// What is in stock: amounts in memory for pages and carts, and the one place that promises, holds and gives back.
import { SHIP_POINTS } from '#goods/inventory/rules';
import type { StockAmount, StockLine, StockShortage } from '#goods/inventory/rules';
import { shortageOf } from '#goods/inventory/rules';
import type { Clock } from '#platform/clock';
import type { Db, Queries, Transaction } from '#platform/db';
import { makeRowsLeftOut, type RowsLeftOut } from '#platform/rows-left-out';
import type { Country } from '#base/site/rules';
import { DELETE_EXPIRED_HOLDS, END_ALLOCATION, FELL_SHORT, HOLD_STOCK, INSERT_STOCK, SET_STOCK } from './inventory-queries.ts';
import { makeStockAnnouncer } from './stock-announcer.ts';
import { makeStockSnapshot, type StockChange, type StockEdition } from './stock-snapshot.ts';

/** Items, locations and quantities, as `take_stock` is given them. */
export type StockColumns = readonly [itemIds: string[], locations: string[], quantities: number[]];

export interface Inventory {
  /** Units that can be sent to an address in the country, beside what others' checkouts hold. Infinity for what is never out of stock. */
  available(itemId: string, country: Country, cartId?: string): number;
  /** Units at one point that ships, or on the shelf of a store. Infinity for what is never out of stock (services, downloads). */
  availableAt(itemId: string, location: string, cartId?: string): number;
  /** Another value after each change of what is in stock of an item, or held of it. */
  editionOf(itemId: string): StockEdition;
  /** Another number after a change of any item's stock; null while anything is held, which ends by itself. */
  edition(): StockEdition;
  /** Day (ISO) on which more of an item is expected at a point of the country; null when none is. */
  inbound(itemId: string, country: Country): string | null;
  /**
   * What a statement of `tx` calls the database's `take_stock` with, which promises all lines to an order or none, never more than there is.
   * Announced when `tx` has ended. `shortages` reads the failure of such a statement.
   */
  taking(tx: Transaction, lines: readonly StockLine[], cartId: string): StockColumns;
  /** Which lines fell short, and what is there; null for every other error. */
  shortages(error: unknown): readonly StockShortage[] | null;
  /** Puts back what an order was promised. Twice changes nothing. */
  giveBack(tx: Queries, orderNumber: string): Promise<void>;
  /** What an order was promised leaves the shelves: all of it, or what one location sends or hands over. Twice changes nothing. */
  ship(tx: Queries, orderNumber: string, location: string | null): Promise<void>;
  /** Keeps units for a checkout for ten minutes from `now`, as far as they are free; what it held before and does not name ends. */
  hold(tx: Transaction, lines: readonly StockLine[], cartId: string, now: Date): Promise<void>;
  /** Forgets holds that ended. They count for nothing before that already. */
  forgetHolds(now: Date): Promise<void>;
  /** Calls back when something came into stock or ran out, with the items it is. */
  onChange(changed: (change: StockChange) => void): void;
  refresh(): Promise<void>;
  /** Reads the amounts of these items again: what an order could not have is known before the shopper is answered. */
  readAgain(itemIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface InventoryFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly leftOut?: RowsLeftOut;
  /** Whether units of an item lie on shelves at all. */
  readonly isStocked: (itemId: string) => boolean;
}

/** A checkout keeps its goods this long after its last step. */
const HOLD_MS = 10 * 60_000;

const pointsOf = (country: Country): readonly string[] => SHIP_POINTS.filter((point) => point.country === country).map((p) => p.locationId);
const POINTS: Readonly<Record<Country, readonly string[]>> = { US: pointsOf('US'), CA: pointsOf('CA') };

export async function makeInventory({ db, clock, leftOut = makeRowsLeftOut(), isStocked }: InventoryFacts): Promise<Inventory> {
  const snapshot = await makeStockSnapshot(db, clock, leftOut);
  const announcer = makeStockAnnouncer(db);
  const goods = (lines: readonly StockLine[]): readonly StockLine[] => lines.filter(({ itemId, qty }) => qty > 0 && isStocked(itemId));
  return {
    available: (itemId, country, cartId) => (isStocked(itemId) ? snapshot.over(itemId, POINTS[country], cartId) : Infinity),
    availableAt: (itemId, location, cartId) => (isStocked(itemId) ? snapshot.at(itemId, location, cartId) : Infinity),
    editionOf: snapshot.editionOf,
    edition: snapshot.edition,
    inbound: (itemId, country) => snapshot.inbound(itemId, POINTS[country]),
    taking(tx, lines, cartId) {
      const taken = goods(lines);
      if (taken.length > 0) {
        announcer.took(taken, tx.ended);
        announcer.held(cartId, tx.ended);
      }
      return columnsOf(taken);
    },
    shortages(error) {
      const { code, detail = '[]' } = error as { readonly code?: string; readonly detail?: string };
      return code === FELL_SHORT ? (JSON.parse(detail) as Parameters<typeof shortageOf>[0][]).map(shortageOf) : null; // written by take_stock
    },
    giveBack: async (tx, orderNumber) => void (await tx.run(END_ALLOCATION, [orderNumber, 'released', null])),
    ship: async (tx, orderNumber, location) => void (await tx.run(END_ALLOCATION, [orderNumber, 'shipped', location])),
    async hold(tx, lines, cartId, now) {
      announcer.held(cartId, tx.ended);
      await tx.run(HOLD_STOCK, [cartId, ...columnsOf(goods(lines)), now, new Date(now.getTime() + HOLD_MS)]);
    },
    forgetHolds: async (now) => void (await db.run(DELETE_EXPIRED_HOLDS, [now])),
    onChange: snapshot.onChange,
    refresh: snapshot.refresh,
    readAgain: snapshot.readAgain,
    async close() {
      await announcer.close();
      await snapshot.close();
    },
  };
}

/** Sets amounts: `whereNew` leaves what is there alone, because orders have taken from it. */
export async function writeStock(tx: Queries, amounts: readonly StockAmount[], mode: 'whereNew' | 'replace'): Promise<void> {
  if (amounts.length === 0) return;
  await tx.run(mode === 'replace' ? SET_STOCK : INSERT_STOCK, [
    amounts.map(({ itemId }) => itemId),
    amounts.map(({ location }) => location),
    amounts.map(({ onHand }) => onHand),
  ]);
}

function columnsOf(lines: readonly StockLine[]): StockColumns {
  return [lines.map(({ itemId }) => itemId), lines.map(({ location }) => location), lines.map(({ qty }) => qty)];
}

// Stock: amounts in memory for pages and carts, and the only place that allocates, holds and releases units.
import { SHIP_POINTS } from '#goods/inventory/rules';
import type { StockAmount, StockLine, StockShortage } from '#goods/inventory/rules';
import { shortageOf } from '#goods/inventory/rules';
import type { Clock } from '#platform/clock';
import type { Db, Queries, Transaction } from '#platform/db';
import { makeRowsLeftOut, type RowsLeftOut } from '#platform/rows-left-out';
import type { Country } from '#base/site/rules';
import { END_ALLOCATION, FELL_SHORT, HOLD_STOCK, INSERT_STOCK, MOVE_HOLDS, SET_STOCK } from './inventory-queries.ts';
import type { ReadClaims } from './stock-claims.ts';
import type { Holder, StockHolder } from './stock-holds.ts';
import { makeStockAnnouncer, type StockAnnouncer } from './stock-announcer.ts';
import { makeStockSnapshot, type StockChange, type StockEdition, type StockSnapshot } from './stock-snapshot.ts';

/** Items, locations and quantities: the arguments of `take_stock`. */
export type StockColumns = readonly [itemIds: string[], locations: string[], quantities: number[]];

export interface Inventory {
  /**
   * Units that can be shipped in the country, without other shoppers' holds. Infinity for kinds without stock. `holder`: a cart, a shopper or both, for
   * whom the units that they hold themselves count as available, those of the unfinished order of this cart or shopper included.
   */
  available(itemId: string, country: Country, holder?: StockHolder): number;
  /** Units at one shipping point or store shelf. Infinity for kinds without stock (services, downloads). */
  availableAt(itemId: string, location: string, holder?: StockHolder): number;
  /** Changes with the stock and the holds of an item. */
  editionOf(itemId: string): StockEdition;
  /** Changes with any item's stock; null while anything is held, because holds end by time. */
  edition(): StockEdition;
  /** Day (ISO) of the next supply at a shipping point of the country; null without one. */
  inbound(itemId: string, country: Country): string | null;
  /**
   * The arguments for `take_stock` in a statement of `tx`, which allocates all lines to an order or none, never more than there is. Announces the
   * change when `tx` has ended. `shortages` reads the statement's failure.
   */
  taking(tx: Transaction, lines: readonly StockLine[], cartId: string): StockColumns;
  /** The lines that fell short, with the available units; null for every other error. */
  shortages(error: unknown): readonly StockShortage[] | null;
  /** Returns an order's allocation. Repeating it changes nothing. `cartId`: the cart whose order it was. */
  release(tx: Transaction, orderNumber: string, cartId?: string): Promise<void>;
  /** Reads again what a cart's orders have taken for it, on every server. */
  readClaims(cartId: string): void;
  /** A cart claims these units of an order that it changes: known here at once, elsewhere after `tx`. */
  claim(tx: Transaction, by: Holder, lines: readonly StockLine[]): void;
  /**
   * Gives the holds of a cart, and what its unfinished order has taken, to the cart that it was merged into: known here at once, elsewhere after `tx`. What
   * both hold adds up, from the older beginning to the later end.
   */
  moveHolds(tx: Transaction, fromCartId: string, to: Holder): Promise<void>;
  /** Removes an order's allocation from stock: all of it, or what one location ships or hands over. Repeating it changes nothing. */
  ship(tx: Queries, orderNumber: string, location: string | null): Promise<void>;
  /** Holds free units for a checkout for ten minutes from `now`; ends earlier holds of units it does not name. */
  hold(tx: Transaction, lines: readonly StockLine[], by: Holder, now: Date): Promise<void>;
  /** Calls back with the items that came into stock or ran out. */
  onChange(changed: (change: StockChange) => void): void;
  refresh(): Promise<void>;
  /** Reads the stock of these items again, so that a failed order's shopper sees the right amounts. */
  readAgain(itemIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface InventoryFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly leftOut?: RowsLeftOut;
  /** Whether an item has stock at all. */
  readonly isStocked: (itemId: string) => boolean;
  /** The unfinished orders of carts, whose units count as available for their own carts; orders know them. */
  readonly claims?: ReadClaims;
}

/** How long a checkout holds its goods after its last step. */
const HOLD_MS = 10 * 60_000;

const pointsOf = (country: Country): readonly string[] => SHIP_POINTS.filter((point) => point.country === country).map((p) => p.locationId);
const POINTS: Readonly<Record<Country, readonly string[]>> = { US: pointsOf('US'), CA: pointsOf('CA') };

export async function makeInventory({ db, clock, leftOut = makeRowsLeftOut(), isStocked, claims }: InventoryFacts): Promise<Inventory> {
  const snapshot = await makeStockSnapshot({ db, clock, leftOut, claims });
  const announcer = makeStockAnnouncer(db);
  const goods = (lines: readonly StockLine[]): readonly StockLine[] => lines.filter(({ itemId, qty }) => qty > 0 && isStocked(itemId));
  return {
    available: (itemId, country, holder) => (isStocked(itemId) ? snapshot.over(itemId, POINTS[country], holder) : Infinity),
    availableAt: (itemId, location, holder) => (isStocked(itemId) ? snapshot.at(itemId, location, holder) : Infinity),
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
    async release(tx, orderNumber, cartId) {
      if (cartId !== undefined) announcer.held(cartId, tx.ended);
      await tx.run(END_ALLOCATION, [orderNumber, 'released', null]);
    },
    claim(tx, { cartId, ownerId }, lines) {
      snapshot.claim(
        cartId,
        lines.map((line) => ({ ...line, cartId, ownerId })),
      );
      announcer.held(cartId, tx.ended);
    },
    readClaims: (cartId) => announcer.held(cartId, Promise.resolve()),
    moveHolds: holdMover(snapshot, announcer),
    ship: async (tx, orderNumber, location) => void (await tx.run(END_ALLOCATION, [orderNumber, 'shipped', location])),
    async hold(tx, lines, { cartId, ownerId }, now) {
      announcer.held(cartId, tx.ended);
      await tx.run(HOLD_STOCK, [cartId, ...columnsOf(goods(lines)), now, new Date(now.getTime() + HOLD_MS), ownerId]);
    },
    onChange: snapshot.onChange,
    refresh: snapshot.refresh,
    readAgain: snapshot.readAgain,
    async close() {
      await announcer.close();
      await snapshot.close();
    },
  };
}

function holdMover(snapshot: StockSnapshot, announcer: StockAnnouncer): Inventory['moveHolds'] {
  return async (tx, fromCartId, to) => {
    snapshot.move(fromCartId, to);
    // Without a commit everything is as it was.
    for (const cartId of [fromCartId, to.cartId]) announcer.held(cartId, tx.ended);
    await tx.run(MOVE_HOLDS, [fromCartId, to.cartId, to.ownerId]);
  };
}

/** Sets amounts; `whereNew` skips existing rows, because orders have taken from them. */
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

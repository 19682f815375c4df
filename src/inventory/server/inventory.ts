// What is in stock: amounts in memory for pages and carts, and the one place that takes from the rows.
import type { StockAmount, StockLine, StockShortage } from '#inventory/rules';
import { shortageOf } from '#inventory/rules';
import { done, failed, type Outcome } from '#outcome/rules';
import type { Db, Queries } from '#platform/db';
import type { Country } from '#site/rules';
import { GIVE_BACK_STOCK, INSERT_STOCK, SET_STOCK, STOCK_AFTER, TAKE_STOCK } from './inventory-queries.ts';
import { makeStockLedger, type StockLedger } from './stock-ledger.ts';

export interface Inventory {
  /** Units that can be sent to an address in the country. Infinity for what is never out of stock (services, downloads). */
  available(itemId: string, country: Country): number;
  /** Units on the shelf of a store. Infinity for what is never out of stock. */
  availableAt(itemId: string, storeNumber: string): number;
  /** Takes all lines or none, never below 0; on failure says which lines fell short and what is there. Lines of services are skipped. */
  take(tx: Queries, lines: readonly StockLine[]): Promise<Outcome<void, readonly StockShortage[]>>;
  /** Puts back what an order had taken. */
  giveBack(tx: Queries, lines: readonly StockLine[]): Promise<void>;
  /** Calls back when something came into stock or ran out. */
  onChange(changed: () => void): void;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface InventoryFacts {
  readonly db: Db;
  /** Whether units of an item lie on shelves at all. */
  readonly isStocked: (itemId: string) => boolean;
}

const PAGE = 20_000;

export async function makeInventory({ db, isStocked }: InventoryFacts): Promise<Inventory> {
  const listeners: (() => void)[] = [];
  let ledger: StockLedger = makeStockLedger();
  let working: Promise<void> = Promise.resolve();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const readAgain = (): Promise<void> => {
    working = working
      .catch(() => undefined)
      .then(async () => {
        ledger = await readAll(db);
        tell();
      });
    return working;
  };
  const unlisten = await db.listen('stock', (payload) => {
    if (payload === '') return void readAgain().catch(() => undefined); // announced again when the connection is back
    // After a refresh under way: the announcement may be newer than what that one reads.
    working = working
      .catch(() => undefined)
      .then(() => {
        if (applyLines(ledger, payload)) tell();
      });
  });
  await readAgain();

  const goods = (lines: readonly StockLine[]): readonly StockLine[] => lines.filter(({ itemId, qty }) => qty > 0 && isStocked(itemId));
  return {
    available: (itemId, country) => (isStocked(itemId) ? ledger.amount(itemId, country) : Infinity),
    availableAt: (itemId, storeNumber) => (isStocked(itemId) ? ledger.amount(itemId, storeNumber) : Infinity),
    async take(tx, lines) {
      const taken = goods(lines);
      if (taken.length === 0) return done(undefined);
      const short = await tx.many(TAKE_STOCK, columnsOf(taken));
      if (short.length === 0) return done(undefined);
      return failed(short.map(({ item_id, location, wanted, available }) => shortageOf({ itemId: item_id, location, wanted, available })));
    },
    async giveBack(tx, lines) {
      const given = goods(lines);
      if (given.length > 0) await tx.run(GIVE_BACK_STOCK, columnsOf(given));
    },
    onChange: (listener) => void listeners.push(listener),
    refresh: readAgain,
    async close() {
      await unlisten();
      await working.catch(() => undefined);
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

function columnsOf(lines: readonly StockLine[]): [string[], string[], number[]] {
  return [lines.map(({ itemId }) => itemId), lines.map(({ location }) => location), lines.map(({ qty }) => qty)];
}

async function readAll(db: Db): Promise<StockLedger> {
  const ledger = makeStockLedger();
  for (let after: readonly [string, string] = ['', '']; ;) {
    const rows = await db.many(STOCK_AFTER, [...after, PAGE]);
    for (const { item_id, location, on_hand } of rows) ledger.set(item_id, location, on_hand);
    const last = rows.at(-1);
    if (last === undefined) return ledger;
    after = [last.item_id, last.location];
  }
}

/** Applies "item location amount" lines; whether anything came into stock or ran out. */
function applyLines(ledger: StockLedger, payload: string): boolean {
  let turned = false;
  for (const line of payload.split('\n')) {
    const [itemId, location, onHand] = line.split(' ');
    if (itemId !== undefined && location !== undefined) turned = ledger.set(itemId, location, Number(onHand)) || turned;
  }
  return turned;
}

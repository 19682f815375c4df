// The terms of each business account: agreed prices, own item numbers, blocked items. Cached per account.
import type { ContractRecord } from '#goods/pricing/rules';
import type { Currency } from '#base/money/rules';
import type { Db, Queries } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { makeRowsLeftOut, type RowsLeftOut, type TableRows } from '#platform/rows-left-out';
import { orDown } from '#platform/service-down';
import { notifyAll } from '#platform/notify-all';
import type { Shopper } from '#base/shopper/rules';
import { TERMS_OF_ACCOUNT, UPSERT_ACCOUNT_ITEMS, UPSERT_CONTRACT_PRICES, type ContractRow } from './contract-queries.ts';
import { foldOwnNumber, makeOwnNumbers } from './own-numbers.ts';

export interface ContractTerms {
  /** Agreed unit price in cents; undefined when the item is not in the contract. */
  price(itemId: string, currency: Currency): number | undefined;
  /** The account's own number for the item. */
  customerSku(itemId: string): string | undefined;
  /** The item with this number of the account, ignoring case and punctuation. */
  itemOf(customerSku: string): string | undefined;
  /** The items whose own numbers start with a text, ordered by number, an exact match first; none for a text that is too short. */
  itemsCalled(beginning: string): readonly string[];
  isBlocked(itemId: string): boolean;
  /** Items with an agreed price in the currency. */
  items(currency: Currency): readonly string[];
}

export interface Contracts {
  of(accountNumber: string): Promise<ContractTerms>;
  /** Terms of the shopper's account; empty terms without an account. */
  ofShopper(shopper: Shopper | null): Promise<ContractTerms>;
  /** The same, read through `on` and not from the cache: for placing, within its transaction. */
  readForShopper(shopper: Shopper | null, on: Queries): Promise<ContractTerms>;
  /** Whether any account uses this number, ignoring case and punctuation; reveals neither item nor account. */
  isOwnNumber(text: string): boolean;
  /** Calls back when accounts get numbers that no account had before. */
  onNewNumbers(changed: () => void): void;
  close(): Promise<void>;
}

/** Most cached accounts; the least recently used goes first. */
const MOST_ACCOUNTS = 500;
const AGAIN_MS = 1_000;
/** Fewest letters and digits of a prefix search. */
const LEAST_BEGINNING = 3;

export const NO_TERMS: ContractTerms = {
  price: () => undefined,
  customerSku: () => undefined,
  itemOf: () => undefined,
  itemsCalled: () => [],
  isBlocked: () => false,
  items: () => [],
};

interface ContractDeps {
  readonly db: Db;
  readonly leftOut?: RowsLeftOut;
}

/** The same limit as for product prices. */
const MOST_CENTS = 1_000_000_000;

export async function makeContracts({ db, leftOut = makeRowsLeftOut() }: ContractDeps): Promise<Contracts> {
  const readTerms = async (on: Queries, accountNumber: string): Promise<ContractTerms> =>
    termsFrom(usableRows(leftOut.of('contract_price'), accountNumber, await on.many(TERMS_OF_ACCOUNT, [accountNumber])));
  const known = makeRecentlyUsed<Promise<ContractTerms>>(MOST_ACCOUNTS);
  const numbers = makeOwnNumbers(db);
  const listeners: (() => void)[] = [];
  const readNumbers = async (accountNumbers: readonly string[]): Promise<void> => {
    if (await numbers.read(accountNumbers.length === 0 ? null : accountNumbers)) notifyAll(listeners);
  };
  let again: NodeJS.Timeout | undefined;
  // After any failure reads all until it works. A lost connection announces everything again on reconnection.
  const readAgain = (): void => {
    again ??= setTimeout(() => {
      again = undefined;
      void readNumbers([]).catch(readAgain);
    }, AGAIN_MS).unref();
  };
  const unlisten = await db.listen('contract', (payload) => {
    const changed = payload === '' ? [] : payload.split(' ');
    if (changed.length === 0) known.clear();
    for (const accountNumber of changed) known.delete(accountNumber);
    void readNumbers(changed).catch(readAgain);
  });
  await numbers.read(null);
  const of = (accountNumber: string): Promise<ContractTerms> =>
    known.of(accountNumber, () => {
      const terms = readTerms(db, accountNumber);
      // Waiting callers get the failure; the next caller reads again.
      terms.catch(() => known.delete(accountNumber));
      return terms;
    });
  return {
    of,
    ofShopper: async (shopper) => (shopper?.account ? orDown('USER_ACCOUNT_SERVICE_IS_DOWN', of(shopper.account.accountNumber)) : NO_TERMS),
    readForShopper: async (shopper, on) => (shopper?.account ? readTerms(on, shopper.account.accountNumber) : NO_TERMS),
    isOwnNumber: numbers.has,
    onNewNumbers: (listener) => void listeners.push(listener),
    close: async () => {
      clearTimeout(again);
      await unlisten();
    },
  };
}

/** Adds or changes agreed prices and account items; omitted fields stay. */
export async function writeContracts(tx: Queries, records: readonly ContractRecord[]): Promise<void> {
  const items = records.flatMap(({ accountNumber, items: own }) => own.map((item) => ({ account_number: accountNumber, ...item })));
  const prices = items.flatMap(({ account_number, itemId, prices: agreed = {} }) =>
    Object.entries(agreed).map(([currency, cents]) => ({ account_number, item_id: itemId, currency, cents })),
  );
  const named = items.filter(({ customerSku, blocked }) => customerSku !== undefined || blocked === true);
  await tx.run(UPSERT_CONTRACT_PRICES, [JSON.stringify(prices)]);
  await tx.run(UPSERT_ACCOUNT_ITEMS, [
    JSON.stringify(
      named.map(({ account_number, itemId, customerSku, blocked = false }) => ({
        account_number,
        item_id: itemId,
        customer_sku: customerSku,
        blocked,
      })),
    ),
  ]);
}

/** Rows without invalid prices; the account's other data about the item stays. */
function usableRows(table: TableRows, accountNumber: string, rows: readonly ContractRow[]): readonly ContractRow[] {
  const nameOf = (row: ContractRow): string => `${accountNumber} ${row.item_id}`;
  const usable = (cents: number | null): number | null => (cents === null || cents > MOST_CENTS ? null : cents);
  table.again(rows.map(nameOf));
  return rows.map((row) => {
    const prices = { usd: usable(row.usd), cad: usable(row.cad) };
    if (prices.usd === row.usd && prices.cad === row.cad) return row;
    table.leaveOut(nameOf(row), `cents must be <= ${MOST_CENTS}`);
    return { ...row, ...prices };
  });
}

function termsFrom(rows: readonly ContractRow[]): ContractTerms {
  const byItem = new Map(rows.map((row) => [row.item_id, row]));
  const bySku = new Map(
    rows.flatMap(({ customer_sku, item_id }) => {
      const number = customer_sku === null ? '' : foldOwnNumber(customer_sku);
      return number === '' ? [] : [[number, item_id] as const];
    }),
  );
  const cents = (row: ContractRow | undefined, currency: Currency): number | undefined =>
    (currency === 'USD' ? row?.usd : row?.cad) ?? undefined;
  return {
    price: (itemId, currency) => cents(byItem.get(itemId), currency),
    customerSku: (itemId) => byItem.get(itemId)?.customer_sku ?? undefined,
    itemOf: (sku) => bySku.get(foldOwnNumber(sku)),
    itemsCalled(beginning) {
      const wanted = foldOwnNumber(beginning);
      const isMeant = (number: string): boolean => number === wanted || (wanted.length >= LEAST_BEGINNING && number.startsWith(wanted));
      // An exact match sorts before all its extensions.
      const called = [...bySku].filter(([number]) => isMeant(number)).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return [...new Set(called.map(([, itemId]) => itemId))];
    },
    isBlocked: (itemId) => byItem.get(itemId)?.blocked ?? false,
    items: (currency) => rows.filter((row) => cents(row, currency) !== undefined).map(({ item_id }) => item_id),
  };
}

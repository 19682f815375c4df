// The terms of each business account: agreed prices, own item numbers, blocked items. Cached per account.
import type { ContractRecord } from '#goods/pricing/rules';
import type { Db, Queries } from '#platform/db';
import type { Clock } from '#platform/clock';
import { makeRowsLeftOut, type RowsLeftOut } from '#platform/rows-left-out';
import { orServiceDown } from '#platform/service-down';
import { notifyAll } from '#platform/notify-all';
import type { Shopper } from '#base/shopper/rules';
import type { Currency } from '#base/money/rules';
import { TERMS_OF_ACCOUNT, UPSERT_ACCOUNT_ITEMS, UPSERT_CONTRACT_PRICES } from './contract-queries.ts';
import { makeItemCosts } from './item-costs.ts';
import { makeKnownTerms } from './known-terms.ts';
import { makeOwnNumbers } from './own-numbers.ts';
import { NO_TERMS, termsFrom, type ContractTerms } from './contract-terms.ts';
import { usableRows } from './usable-rows.ts';

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

const NO_CATEGORIES: readonly string[] = [];
const AGAIN_MS = 1_000;
interface ContractDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly leftOut?: RowsLeftOut;
  /** A category and those above it, the topmost first; without it no rule about a category applies. */
  readonly categoriesOf?: (categoryId: string) => readonly string[];
}

export async function makeContracts({
  db,
  clock,
  leftOut = makeRowsLeftOut(),
  categoriesOf = () => NO_CATEGORIES,
}: ContractDeps): Promise<Contracts> {
  const facts = { categoriesOf, costOf: (itemId: string, currency: Currency) => costs.of(itemId, currency) };
  const readTerms = async (on: Queries, accountNumber: string, now: Date): Promise<ContractTerms> =>
    termsFrom(usableRows(leftOut.of('contract_price'), accountNumber, await on.many(TERMS_OF_ACCOUNT, [accountNumber, now])), facts);
  const known = makeKnownTerms({ db, clock, readTerms: (accountNumber, now) => readTerms(db, accountNumber, now) });
  const costs = await makeItemCosts(db, () => known.forget([]));
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
    known.forget(changed);
    void readNumbers(changed).catch(readAgain);
  });
  await numbers.read(null);
  return {
    of: known.of,
    ofShopper: async (shopper) =>
      shopper?.account ? orServiceDown('USER_ACCOUNT_SERVICE_IS_DOWN', known.of(shopper.account.accountNumber)) : NO_TERMS,
    readForShopper: async (shopper, on) => (shopper?.account ? readTerms(on, shopper.account.accountNumber, clock.now()) : NO_TERMS),
    isOwnNumber: numbers.has,
    onNewNumbers: (listener) => void listeners.push(listener),
    close: async () => {
      clearTimeout(again);
      await Promise.all([unlisten(), costs.close()]);
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

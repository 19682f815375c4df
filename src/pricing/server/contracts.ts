// What each business account has agreed: its prices, its own item numbers, what its policy blocks. Kept in memory per account.
import type { ContractRecord, Currency } from '#catalog/rules';
import type { Db, Queries } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { orDown } from '#platform/service-down';
import type { Shopper } from '#sessions/rules';
import { TERMS_OF_ACCOUNT, UPSERT_ACCOUNT_ITEMS, UPSERT_CONTRACT_PRICES, type ContractRow } from './contract-queries.ts';

export interface ContractTerms {
  /** Agreed cents for one unit; undefined when the item is not in the contract. */
  price(itemId: string, currency: Currency): number | undefined;
  /** What the account calls the item. */
  customerSku(itemId: string): string | undefined;
  /** The item the account calls so, ignoring case and punctuation. */
  itemOf(customerSku: string): string | undefined;
  isBlocked(itemId: string): boolean;
  /** Items with an agreed price in the currency. */
  items(currency: Currency): readonly string[];
}

export interface Contracts {
  of(accountNumber: string): Promise<ContractTerms>;
  /** Terms of the shopper's account; no terms for shoppers without one. */
  ofShopper(shopper: Shopper | null): Promise<ContractTerms>;
  /** The same from the rows as `on` sees them, past what is kept in memory: for placing, inside its transaction. */
  readForShopper(shopper: Shopper | null, on: Queries): Promise<ContractTerms>;
  close(): Promise<void>;
}

/** Accounts kept at once; the one longest unused goes first. */
const MOST_ACCOUNTS = 500;

export const NO_TERMS: ContractTerms = {
  price: () => undefined,
  customerSku: () => undefined,
  itemOf: () => undefined,
  isBlocked: () => false,
  items: () => [],
};

export async function makeContracts({ db }: { readonly db: Db }): Promise<Contracts> {
  const known = makeRecentlyUsed<Promise<ContractTerms>>(MOST_ACCOUNTS);
  const unlisten = await db.listen('contract', (payload) => {
    if (payload === '') known.clear();
    else for (const accountNumber of payload.split(' ')) known.delete(accountNumber);
  });
  const of = (accountNumber: string): Promise<ContractTerms> =>
    known.of(accountNumber, () => {
      const terms = db.many(TERMS_OF_ACCOUNT, [accountNumber]).then(termsFrom);
      // A failure is told to those who asked, and asked again by the next.
      terms.catch(() => known.delete(accountNumber));
      return terms;
    });
  return {
    of,
    ofShopper: async (shopper) => (shopper?.account ? orDown('USER_ACCOUNT_SERVICE_IS_DOWN', of(shopper.account.accountNumber)) : NO_TERMS),
    readForShopper: async (shopper, on) =>
      shopper?.account ? termsFrom(await on.many(TERMS_OF_ACCOUNT, [shopper.account.accountNumber])) : NO_TERMS,
    close: unlisten,
  };
}

/** Adds or changes agreed prices and account items; what a record does not name stays. */
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

function termsFrom(rows: readonly ContractRow[]): ContractTerms {
  const byItem = new Map(rows.map((row) => [row.item_id, row]));
  const bySku = new Map(
    rows.flatMap(({ customer_sku, item_id }) => (customer_sku === null ? [] : [[folded(customer_sku), item_id] as const])),
  );
  const cents = (row: ContractRow | undefined, currency: Currency): number | undefined =>
    (currency === 'USD' ? row?.usd : row?.cad) ?? undefined;
  return {
    price: (itemId, currency) => cents(byItem.get(itemId), currency),
    customerSku: (itemId) => byItem.get(itemId)?.customer_sku ?? undefined,
    itemOf: (sku) => bySku.get(folded(sku)),
    isBlocked: (itemId) => byItem.get(itemId)?.blocked ?? false,
    items: (currency) => rows.filter((row) => cents(row, currency) !== undefined).map(({ item_id }) => item_id),
  };
}

function folded(sku: string): string {
  return sku.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

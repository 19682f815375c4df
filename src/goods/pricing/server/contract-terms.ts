// The terms of one business account, read from its rows.
import type { Currency } from '#base/money/rules';
import type { AgreedPrice } from '#goods/pricing/rules';
import type { TableRows } from '#platform/rows-left-out';
import type { ContractRow } from './contract-queries.ts';
import { foldOwnNumber } from './own-numbers.ts';

export interface ContractTerms {
  /** Agreed unit price in cents of `qty` units, one when absent; undefined when the item is not in the contract. */
  price(itemId: string, currency: Currency, qty?: number): number | undefined;
  /** Agreed volume breaks, ascending. */
  breaks(itemId: string, currency: Currency): AgreedPrice['breaks'];
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

/** Fewest letters and digits of a prefix search. */
const LEAST_BEGINNING = 3;

export const NO_TERMS: ContractTerms = {
  price: () => undefined,
  breaks: () => [],
  customerSku: () => undefined,
  itemOf: () => undefined,
  itemsCalled: () => [],
  isBlocked: () => false,
  items: () => [],
};

/** The same limit as for product prices. */
const MOST_CENTS = 1_000_000_000;

/** Rows without invalid prices; the account's other data about the item stays. */
export function usableRows(table: TableRows, accountNumber: string, rows: readonly ContractRow[]): readonly ContractRow[] {
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

export function termsFrom(rows: readonly ContractRow[]): ContractTerms {
  const byItem = new Map(rows.map((row) => [row.item_id, row]));
  const bySku = new Map(
    rows.flatMap(({ customer_sku, item_id }) => {
      const number = customer_sku === null ? '' : foldOwnNumber(customer_sku);
      return number === '' ? [] : [[number, item_id] as const];
    }),
  );
  const cents = (row: ContractRow | undefined, currency: Currency): number | undefined =>
    (currency === 'USD' ? row?.usd : row?.cad) ?? undefined;
  const breaks = (itemId: string, currency: Currency): AgreedPrice['breaks'] => {
    const row = byItem.get(itemId);
    return (currency === 'USD' ? row?.usd_breaks : row?.cad_breaks) ?? [];
  };
  return {
    price: (itemId, currency, qty = 1) => {
      const each = cents(byItem.get(itemId), currency);
      return each === undefined ? undefined : (breaks(itemId, currency).findLast((step) => qty >= step.qty)?.each ?? each);
    },
    breaks,
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

// The terms of one business account, read from its rows.
import type { Currency } from '#base/money/rules';
import {
  agreedBreaks,
  agreedPrice,
  ALLOWED,
  offContractOf,
  type AgreedItem,
  type AgreedPrice,
  type AgreedPriceOfUnit,
  type OffContract,
  type PricedItem,
} from '#goods/pricing/rules';
import { agreementOf, contractOf } from './agreement-of.ts';
import type { ContractRow } from './contract-queries.ts';
import { foldOwnNumber } from './own-numbers.ts';

export interface ContractTerms {
  /** Agreed unit price of `qty` units, one when absent, and its contract; undefined when the item is in no contract. */
  agreed(item: PricedItem, currency: Currency, qty?: number): AgreedPriceOfUnit | undefined;
  /** Quantities from which the agreed price is lower, ascending. */
  breaks(item: PricedItem, currency: Currency): AgreedPrice['breaks'];
  /** What the contracts name, brands folded: everything that may have an agreed price. */
  covers(currency: Currency): Covered;
  /** Whether anything is agreed in the currency. */
  hasPrices(currency: Currency): boolean;
  /** What happens to items that no contract prices. */
  offContract(currency: Currency): OffContract;
  /** The account's own number for the item. */
  customerSku(itemId: string): string | undefined;
  /** The item with this number of the account, ignoring case and punctuation. */
  itemOf(customerSku: string): string | undefined;
  /** The items whose own numbers start with a text, ordered by number, an exact match first; none for a text that is too short. */
  itemsCalled(beginning: string): readonly string[];
  isBlocked(itemId: string): boolean;
}

export interface Covered {
  readonly itemIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly brands: ReadonlySet<string>;
}

/** What contracts look at that stands elsewhere. */
export interface ItemFacts {
  /** From the topmost category to this one. */
  readonly categoriesOf: (categoryId: string) => readonly string[];
  /** Cents that one unit costs the shop. */
  readonly costOf: (itemId: string, currency: Currency) => number | undefined;
}

/** Fewest letters and digits of a prefix search. */
const LEAST_BEGINNING = 3;

export const NO_TERMS: ContractTerms = {
  agreed: () => undefined,
  breaks: () => [],
  covers: () => ({ itemIds: [], categoryIds: [], brands: new Set() }),
  hasPrices: () => false,
  offContract: () => ALLOWED,
  customerSku: () => undefined,
  itemOf: () => undefined,
  itemsCalled: () => [],
  isBlocked: () => false,
};

export function termsFrom(rows: readonly ContractRow[], facts: ItemFacts): ContractTerms {
  const named = new Map(rows.filter((row) => row.kind === 'item').map((row) => [row.target, row]));
  const agreed = rows.filter((row) => row.kind === 'agreed');
  const agreements = { USD: agreementOf(agreed, 'USD'), CAD: agreementOf(agreed, 'CAD') };
  const policies = rows.filter((row) => row.kind === 'policy');
  const hasPrices = (currency: Currency): boolean => agreed.some((row) => row.currency === currency);
  const policyIn = (currency: Currency): OffContract =>
    offContractOf(
      policies.find(({ contract_number }) => contract_number === '')?.policy ?? null,
      policies.flatMap((row) => {
        const contract = contractOf(row);
        return contract === null || row.currency !== currency ? [] : [{ contract, policy: row.policy }];
      }),
      hasPrices(currency),
    );
  const offContract = { USD: policyIn('USD'), CAD: policyIn('CAD') };
  const seenBy = (item: PricedItem, currency: Currency): AgreedItem => ({
    itemId: item.itemId,
    brand: item.brand,
    categoryIds: facts.categoriesOf(item.categoryId),
    list: item.prices[currency],
    cost: facts.costOf(item.itemId, currency),
  });
  return {
    agreed: (item, currency, qty = 1) => agreedPrice(agreements[currency], seenBy(item, currency), qty),
    breaks: (item, currency) => agreedBreaks(agreements[currency], seenBy(item, currency)),
    covers: (currency) => {
      const { items, categories, brands } = agreements[currency];
      return { itemIds: [...items.keys()], categoryIds: [...categories.keys()], brands: new Set(brands.keys()) };
    },
    hasPrices,
    offContract: (currency) => offContract[currency],
    customerSku: (itemId) => named.get(itemId)?.customer_sku ?? undefined,
    ...callingOf(named.values()),
    isBlocked: (itemId) => named.get(itemId)?.blocked ?? false,
  };
}

/** Items by the account's own numbers. */
function callingOf(
  named: Iterable<{ readonly target: string; readonly customer_sku: string | null }>,
): Pick<ContractTerms, 'itemOf' | 'itemsCalled'> {
  const bySku = new Map(
    [...named].flatMap(({ customer_sku, target }) => {
      const number = customer_sku === null ? '' : foldOwnNumber(customer_sku);
      return number === '' ? [] : [[number, target] as const];
    }),
  );
  return {
    itemOf: (sku) => bySku.get(foldOwnNumber(sku)),
    itemsCalled(beginning) {
      const wanted = foldOwnNumber(beginning);
      const isMeant = (number: string): boolean => number === wanted || (wanted.length >= LEAST_BEGINNING && number.startsWith(wanted));
      // An exact match sorts before all its extensions.
      const called = [...bySku].filter(([number]) => isMeant(number)).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return [...new Set(called.map(([, itemId]) => itemId))];
    },
  };
}

// What a sheet of contracts does to the prices that an account pays, percentages and several contracts included (B2B-4).
import type { Currency } from '#base/money/rules';
import { agreedPrice, foldBrand, type AgreedItem } from './agreement.ts';
import { agreementAt } from './agreement-at.ts';
import type { AgreedRule } from './contract-rows.ts';
import type { PriceChange } from './contract-effects.ts';
import type { ContractState } from './contract-state.ts';

/** An item that contracts may price, in one currency. */
export interface ItemToPrice extends AgreedItem {
  readonly currency: Currency;
}

export interface PriceEffect {
  /** When: milliseconds since 1970. */
  readonly instant: number;
  readonly raised: readonly PriceChange[];
  readonly lowered: readonly PriceChange[];
  /** Items that come into a contract, and that leave all of them. */
  readonly begins: number;
  readonly ends: number;
}

/** The price of one unit before and after, for one account at an instant. */
export function priceEffect(before: ContractState, after: ContractState, items: Iterable<ItemToPrice>, instant: number): PriceEffect {
  const agreements = (['USD', 'CAD'] as const).map(
    (currency) => [currency, { was: agreementAt(before, currency, instant), is: agreementAt(after, currency, instant) }] as const,
  );
  const byCurrency = new Map(agreements);
  const changes: PriceChange[] = [];
  let [begins, ends] = [0, 0];
  for (const item of items) {
    const agreed = byCurrency.get(item.currency);
    if (agreed === undefined) continue;
    const [was, is] = [agreedPrice(agreed.was, item, 1)?.each, agreedPrice(agreed.is, item, 1)?.each];
    if (was === undefined && is !== undefined) begins += 1;
    if (was !== undefined && is === undefined) ends += 1;
    if (was !== undefined && is !== undefined && was !== is)
      changes.push({ itemId: item.itemId, currency: item.currency, before: was, after: is });
  }
  return {
    instant,
    raised: changes.filter((change) => change.after > change.before),
    lowered: changes.filter((change) => change.after < change.before),
    begins,
    ends,
  };
}

/** The items that a rule is about. */
export const isAbout = ({ scope, target }: AgreedRule, { itemId, brand, categoryIds }: AgreedItem): boolean =>
  scope === 'item' ? itemId === target : scope === 'category' ? categoryIds.includes(target) : foldBrand(brand) === foldBrand(target);

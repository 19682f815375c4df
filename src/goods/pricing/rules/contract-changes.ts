// What a sheet makes of the contracts it names, and what of that a customer would notice (B2B-4).
import type { Currency } from '#base/money/rules';
import type { AgreedPrice, ContractSheetRow } from './contract-sheet.ts';

interface OfItem {
  readonly accountNumber: string;
  readonly itemId: string;
}

export interface ContractPriceRow extends OfItem {
  readonly price: AgreedPrice;
}

export interface AccountItemRow extends OfItem {
  readonly customerSku: string | null;
  readonly blocked: boolean;
}

/** Everything that is agreed with some accounts, by `priceKey` and `itemKey`. */
export interface ContractState {
  readonly prices: ReadonlyMap<string, ContractPriceRow>;
  readonly items: ReadonlyMap<string, AccountItemRow>;
}

export const priceKey = ({ accountNumber, itemId, price }: ContractPriceRow): string =>
  `${accountNumber} ${itemId} ${price.currency} ${price.from}`;
export const itemKey = ({ accountNumber, itemId }: OfItem): string => `${accountNumber} ${itemId}`;

/** `whole`: the sheet holds the whole contract of each account that it names, and what it lacks ends. */
export function contractAfter(before: ContractState, sheet: readonly ContractSheetRow[], whole: boolean): ContractState {
  const prices = new Map(whole ? [] : before.prices);
  const items = new Map(whole ? [] : before.items);
  for (const { accountNumber, itemId, price, customerSku, blocked } of sheet) {
    if (price !== null) prices.set(priceKey({ accountNumber, itemId, price }), { accountNumber, itemId, price });
    const key = itemKey({ accountNumber, itemId });
    const known = items.get(key);
    const item = {
      accountNumber,
      itemId,
      customerSku: customerSku ?? known?.customerSku ?? null,
      blocked: blocked ?? known?.blocked ?? false,
    };
    if (item.customerSku !== null || item.blocked || known !== undefined) items.set(key, item);
  }
  return { prices, items };
}

/** Two items with one number of their account: the first that another has already. `fold`: how numbers are compared. */
export function sharedOwnNumbers({ items }: ContractState, fold: (text: string) => string): readonly string[] {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { accountNumber, itemId, customerSku } of items.values()) {
    if (customerSku === null) continue;
    const key = `${accountNumber} ${fold(customerSku)}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, itemId);
    else shared.push(`account ${accountNumber}: own_number ${customerSku} of item ${itemId} is that of item ${owner} already`);
  }
  return shared;
}

/** A price that changes for a customer. */
export interface PriceChange {
  readonly itemId: string;
  readonly currency: Currency;
  readonly before: number;
  readonly after: number;
}

/** What changes for one account. */
export interface ContractEffect {
  readonly accountNumber: string;
  readonly added: number;
  readonly raised: readonly PriceChange[];
  readonly lowered: readonly PriceChange[];
  readonly removed: number;
  /** Prices that stay as they are. */
  readonly unchanged: number;
  /** Own numbers and blocks that are new, different or gone. */
  readonly itemsChanged: number;
  /** Items whose agreed price is above the list price. */
  readonly aboveList: readonly string[];
}

/** `listPrice`: cents of one unit on the price list; undefined for an item that is not on it. */
export function contractEffects(
  before: ContractState,
  after: ContractState,
  listPrice: (itemId: string, currency: Currency) => number | undefined,
): readonly ContractEffect[] {
  const accounts = new Set(
    [before, after].flatMap(({ prices, items }) => [...prices.values(), ...items.values()].map((row) => row.accountNumber)),
  );
  return [...accounts].toSorted().map((accountNumber) => {
    const of = <T extends OfItem>(rows: ReadonlyMap<string, T>): readonly [string, T][] =>
      [...rows].filter(([, row]) => row.accountNumber === accountNumber);
    const changes = of(after.prices).map(([key, { itemId, price }]) => ({
      itemId,
      currency: price.currency,
      before: before.prices.get(key)?.price.cents,
      after: price.cents,
    }));
    const known = changes.filter((change): change is PriceChange => change.before !== undefined);
    return {
      accountNumber,
      added: changes.length - known.length,
      raised: known.filter((change) => change.after > change.before),
      lowered: known.filter((change) => change.after < change.before),
      removed: of(before.prices).filter(([key]) => !after.prices.has(key)).length,
      unchanged: known.filter((change) => change.after === change.before).length,
      itemsChanged: new Set(
        [...of(before.items), ...of(after.items)].map(([key]) => key).filter((key) => !isSame(before.items.get(key), after.items.get(key))),
      ).size,
      aboveList: [
        ...new Set(
          changes
            .filter(({ itemId, currency, after: cents }) => cents > (listPrice(itemId, currency) ?? Infinity))
            .map(({ itemId }) => itemId),
        ),
      ],
    };
  });
}

const isSame = (one: AccountItemRow | undefined, other: AccountItemRow | undefined): boolean =>
  one?.customerSku === other?.customerSku && one?.blocked === other?.blocked;

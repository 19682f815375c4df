// What of a sheet of contracts a customer would notice (B2B-4).
import type { Currency } from '#base/money/rules';
import type { AccountItemRow, AgreedPrice, OfAccount } from './contract-rows.ts';
import { NOTHING_AGREED, type ContractState } from './contract-state.ts';

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
  /** The price of one unit stays, its breaks or its last day change. */
  readonly otherwise: number;
  readonly unchanged: number;
  /** Own numbers and blocks that are new, different or gone. */
  readonly itemsChanged: number;
  /** Contracts and percentages that are new, changed or gone. */
  readonly contracts: Changes;
  readonly rules: Changes;
  /** Items whose agreed price is above the list price. */
  readonly aboveList: readonly string[];
}

export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

type ListPrice = (itemId: string, currency: Currency) => number | undefined;

/** `listPrice`: cents of one unit on the price list; undefined for an item that is not on it. */
export function contractEffects(before: ContractState, after: ContractState, listPrice: ListPrice): readonly ContractEffect[] {
  const [was, is] = [statesByAccount(before), statesByAccount(after)];
  return [...new Set([...was.keys(), ...is.keys()])].toSorted().map((accountNumber) => ({
    accountNumber,
    ...effectOf(was.get(accountNumber) ?? NOTHING_AGREED, is.get(accountNumber) ?? NOTHING_AGREED, listPrice),
  }));
}

/** What is agreed with each account alone. */
export function statesByAccount({ contracts, prices, rules, items }: ContractState): ReadonlyMap<string, ContractState> {
  const of = {
    contracts: Map.groupBy(contracts, accountOf),
    prices: Map.groupBy(prices, accountOf),
    rules: Map.groupBy(rules, accountOf),
    items: Map.groupBy(items, accountOf),
  };
  const accounts = [...new Set(Object.values(of).flatMap((groups) => [...groups.keys()]))];
  return new Map(
    accounts.map((one) => [
      one,
      {
        contracts: new Map(of.contracts.get(one)),
        prices: new Map(of.prices.get(one)),
        rules: new Map(of.rules.get(one)),
        items: new Map(of.items.get(one)),
      },
    ]),
  );
}

const accountOf = ([, { accountNumber }]: readonly [string, OfAccount]): string => accountNumber;

/** Rows are compared as they are written. */
function changesOf<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): Changes {
  const known = [...after].filter(([key]) => before.has(key));
  return {
    added: after.size - known.length,
    changed: known.filter(([key, row]) => JSON.stringify(row) !== JSON.stringify(before.get(key))).length,
    removed: before.size - known.length,
  };
}

/** For one account. */
function effectOf(before: ContractState, after: ContractState, listPrice: ListPrice): Omit<ContractEffect, 'accountNumber'> {
  const prices = [...after.prices];
  const known = prices.flatMap(([key, { itemId, price }]) => {
    const old = before.prices.get(key)?.price;
    return old === undefined ? [] : [{ old, price, change: { itemId, currency: price.currency, before: old.cents, after: price.cents } }];
  });
  const moved = (direction: number): PriceChange[] =>
    known.flatMap(({ change }) => (Math.sign(change.after - change.before) === direction ? [change] : []));
  const unchanged = known.filter(({ old, price }) => isSamePrice(old, price)).length;
  const [raised, lowered] = [moved(1), moved(-1)];
  const items = [...new Set([...before.items.keys(), ...after.items.keys()])];
  const above = prices.filter(([, { itemId, price }]) => price.cents > (listPrice(itemId, price.currency) ?? Infinity));
  return {
    added: prices.length - known.length,
    raised,
    lowered,
    removed: [...before.prices.keys()].filter((key) => !after.prices.has(key)).length,
    otherwise: known.length - raised.length - lowered.length - unchanged,
    unchanged,
    contracts: changesOf(before.contracts, after.contracts),
    rules: changesOf(before.rules, after.rules),
    itemsChanged: items.filter((key) => !isSame(before.items.get(key), after.items.get(key))).length,
    aboveList: [...new Set(above.map(([, { itemId }]) => itemId))],
  };
}

const isSame = (one: AccountItemRow | undefined, other: AccountItemRow | undefined): boolean =>
  one?.customerSku === other?.customerSku && one?.blocked === other?.blocked;

/** Of prices with the same beginning. */
const isSamePrice = (one: AgreedPrice, other: AgreedPrice): boolean =>
  one.cents === other.cents &&
  one.until === other.until &&
  one.breaks.length === other.breaks.length &&
  one.breaks.every(({ qty, each }, at) => qty === other.breaks[at]?.qty && each === other.breaks[at]?.each);

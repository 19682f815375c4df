// What of a sheet of contracts a customer would notice (B2B-4).
import type { Currency } from '#base/money/rules';
import type { AgreedPrice } from './contract-sheet.ts';
import type { AccountItemRow, ContractState, OfItem } from './contract-state.ts';

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
    const changes = of(after.prices).map(([key, { itemId, price }]) => {
      const known = before.prices.get(key)?.price;
      return {
        itemId,
        currency: price.currency,
        before: known?.cents,
        after: price.cents,
        isSame: known !== undefined && isSamePrice(known, price),
      };
    });
    const known = changes.filter((change): change is typeof change & PriceChange => change.before !== undefined);
    const named = ({ itemId, currency, before: old, after: now }: PriceChange): PriceChange => ({
      itemId,
      currency,
      before: old,
      after: now,
    });
    return {
      accountNumber,
      added: changes.length - known.length,
      raised: known.filter((change) => change.after > change.before).map(named),
      lowered: known.filter((change) => change.after < change.before).map(named),
      removed: of(before.prices).filter(([key]) => !after.prices.has(key)).length,
      otherwise: known.filter((change) => change.after === change.before && !change.isSame).length,
      unchanged: known.filter((change) => change.isSame).length,
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

/** Of prices with the same beginning. */
const isSamePrice = (one: AgreedPrice, other: AgreedPrice): boolean =>
  one.cents === other.cents &&
  one.until === other.until &&
  one.breaks.length === other.breaks.length &&
  one.breaks.every(({ qty, each }, at) => qty === other.breaks[at]?.qty && each === other.breaks[at]?.each);

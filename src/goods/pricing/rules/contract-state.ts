// What is agreed with accounts, and what a sheet makes of it (B2B-4).
import type { AgreedPrice, ContractSheetRow } from './contract-sheet.ts';

export interface OfItem {
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

/** Rows that say something else about their item than a row before them: their places in the sheet. */
export function contradictingRows(sheet: readonly ContractSheetRow[]): readonly number[] {
  const said = new Map<string, Pick<ContractSheetRow, 'customerSku' | 'blocked'>>();
  return sheet.flatMap((row, at) => {
    const before = said.get(itemKey(row)) ?? { customerSku: null, blocked: null };
    const [customerSku, blocked] = [row.customerSku ?? before.customerSku, row.blocked ?? before.blocked];
    said.set(itemKey(row), { customerSku, blocked });
    const differs = (before.customerSku ?? customerSku) !== customerSku || (before.blocked ?? blocked) !== blocked;
    return differs ? [at] : [];
  });
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

// Everything that is agreed with accounts, and what a sheet makes of it (B2B-4).
import { foldBrand } from './agreement.ts';
import type { AccountItemRow, ContractPriceRow, ContractRow, ContractRuleRow, OfAccount } from './contract-rows.ts';
import type { ContractSheetRow } from './contract-sheet.ts';

/** By `contractKey`, `priceKey`, `ruleKey` and `itemKey`. */
export interface ContractState {
  readonly contracts: ReadonlyMap<string, ContractRow>;
  readonly prices: ReadonlyMap<string, ContractPriceRow>;
  readonly rules: ReadonlyMap<string, ContractRuleRow>;
  readonly items: ReadonlyMap<string, AccountItemRow>;
}

export const NOTHING_AGREED: ContractState = { contracts: new Map(), prices: new Map(), rules: new Map(), items: new Map() };

// Parted by what no number has in it.
const key = (...parts: readonly (string | number | null)[]): string => parts.join('\n');
export const contractKey = ({ accountNumber, head }: ContractRow): string => key(accountNumber, head.number);
export const priceKey = ({ accountNumber, contract, itemId, price }: ContractPriceRow): string =>
  key(accountNumber, contract, itemId, price.currency, price.from);
export const ruleKey = ({ accountNumber, contract, rule }: ContractRuleRow): string =>
  key(accountNumber, contract, rule.scope, rule.scope === 'brand' ? foldBrand(rule.target) : rule.target, rule.from);
export const itemKey = ({ accountNumber, itemId }: OfAccount & { readonly itemId: string }): string => key(accountNumber, itemId);

/** `whole`: the sheet holds all contracts of each account that it names, and what it lacks ends. */
export function contractAfter(before: ContractState, sheet: readonly ContractSheetRow[], whole: boolean): ContractState {
  const start = whole ? NOTHING_AGREED : before;
  const contracts = new Map(start.contracts);
  const prices = new Map(start.prices);
  const rules = new Map(start.rules);
  const items = new Map(start.items);
  for (const row of sheet) {
    const { accountNumber, contract } = row;
    if (row.kind === 'contract') contracts.set(contractKey({ accountNumber, head: row.head }), { accountNumber, head: row.head });
    else if (row.kind === 'rule') {
      const ruled = { accountNumber, contract, rule: row.rule };
      rules.set(ruleKey(ruled), ruled);
    } else {
      const { itemId, price } = row;
      if (price !== null) prices.set(priceKey({ accountNumber, contract, itemId, price }), { accountNumber, contract, itemId, price });
      const known = items.get(itemKey(row));
      const item = {
        accountNumber,
        itemId,
        customerSku: row.customerSku ?? known?.customerSku ?? null,
        blocked: row.blocked ?? known?.blocked ?? false,
      };
      if (item.customerSku !== null || item.blocked || known !== undefined) items.set(itemKey(row), item);
    }
  }
  return { contracts, prices, rules, items };
}

/** Rows that say something else about their item than a row before them: their places in the sheet. */
export function contradictingRows(sheet: readonly ContractSheetRow[]): readonly number[] {
  const said = new Map<string, { readonly customerSku: string | null; readonly blocked: boolean | null }>();
  return sheet.flatMap((row, at) => {
    if (row.kind !== 'item') return [];
    const before = said.get(itemKey(row)) ?? { customerSku: null, blocked: null };
    const [customerSku, blocked] = [row.customerSku ?? before.customerSku, row.blocked ?? before.blocked];
    said.set(itemKey(row), { customerSku, blocked });
    const differs = (before.customerSku ?? customerSku) !== customerSku || (before.blocked ?? blocked) !== blocked;
    return differs ? [at] : [];
  });
}

/** Rows whose contract is not there, or is in another currency. */
export function misplacedRows(sheet: readonly ContractSheetRow[], { contracts }: ContractState): ReadonlyMap<number, string> {
  return new Map(
    sheet.flatMap((row, at): [number, string][] => {
      if (row.contract === '' || row.kind === 'contract') return [];
      const head = contracts.get(key(row.accountNumber, row.contract))?.head;
      if (head === undefined) return [[at, `there is no contract ${row.contract}; a row with its contract_name makes it`]];
      const currency = row.kind === 'rule' ? row.currency : row.price?.currency;
      return currency === undefined || currency === head.currency ? [] : [[at, `contract ${row.contract} is in ${head.currency}`]];
    }),
  );
}

/** Two items with one number of their account: the first that another has already. `fold`: how numbers are compared. */
export function sharedOwnNumbers({ items }: ContractState, fold: (text: string) => string): readonly string[] {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { accountNumber, itemId, customerSku } of items.values()) {
    if (customerSku === null) continue;
    const number = key(accountNumber, fold(customerSku));
    const owner = owners.get(number);
    if (owner === undefined) owners.set(number, itemId);
    else shared.push(`account ${accountNumber}: own_number ${customerSku} of item ${itemId} is that of item ${owner} already`);
  }
  return shared;
}

// The sheet of contracts that staff import and export: one row for each contract, agreed price, percentage, own item number or blocked item (B2B-4, CAT-7).
import type { Currency } from '#base/money/rules';
import type { AgreedPrice, AgreedRule, ContractHead, OfContract } from './contract-rows.ts';
import { currencyOf, textOf, type Cells } from './sheet-cells.ts';
import { readHead, readPrice, readRule } from './sheet-terms.ts';

/** Columns of the sheet; docs/contracts-of-accounts.md says what stands in each. */
export const CONTRACT_COLUMNS = [
  'account_number',
  'contract',
  'contract_name',
  'priority',
  'off_contract',
  'item_id',
  'category',
  'brand',
  'currency',
  'price',
  'discount',
  'cost_plus',
  'breaks',
  'valid_from',
  'valid_until',
  'own_number',
  'blocked',
] as const;

/** A contract, a percentage with the currency it is written in, or what is said about an item; null where the row says nothing about it. */
export type ContractSheetRow = OfContract &
  (
    | { readonly kind: 'contract'; readonly head: ContractHead }
    | { readonly kind: 'rule'; readonly currency: Currency; readonly rule: AgreedRule }
    | {
        readonly kind: 'item';
        readonly itemId: string;
        readonly price: AgreedPrice | null;
        readonly customerSku: string | null;
        readonly blocked: boolean | null;
      }
  );

const LONGEST_OWN_NUMBER = 60;

/** Returns an error sentence for a malformed row. */
export function readContractRow(untrimmed: Cells): ContractSheetRow | string {
  const cells: Cells = Object.fromEntries(CONTRACT_COLUMNS.map((column) => [column, untrimmed[column]?.trim()]));
  const { account_number: accountNumber = '', contract_name: name = '', discount = '', cost_plus: plus = '' } = cells;
  if (accountNumber === '') return 'account_number is empty';
  const of = { accountNumber, contract: textOf(cells['contract']) };
  if (name !== '') {
    const head = readHead(cells);
    return typeof head === 'string' ? head : { ...of, kind: 'contract', head };
  }
  if (discount !== '' || plus !== '') {
    if (of.contract === '') return 'contract is empty; a percentage stands in a contract';
    const rule = readRule(cells);
    const currency = currencyOf(cells['currency']) ?? 'USD';
    return typeof rule === 'string' ? rule : { ...of, kind: 'rule', currency, rule };
  }
  return readItem(cells, of);
}

function readItem(cells: Cells, of: OfContract): ContractSheetRow | string {
  const { item_id: itemId = '', own_number: number, blocked = '' } = cells;
  if (itemId === '') return 'item_id is empty';
  const customerSku = textOf(number);
  if (customerSku.length > LONGEST_OWN_NUMBER) return `own_number ${customerSku} is longer than ${LONGEST_OWN_NUMBER} characters`;
  if (!['', 'yes', 'no'].includes(blocked)) return `blocked ${blocked} is neither yes nor no`;
  const price = readPrice(cells);
  if (typeof price === 'string') return price;
  if (price === null && customerSku === '' && blocked === '')
    return `item ${itemId} has neither a price, an own_number nor a word about blocked`;
  return {
    ...of,
    kind: 'item',
    itemId,
    price,
    customerSku: customerSku === '' ? null : customerSku,
    blocked: blocked === '' ? null : blocked === 'yes',
  };
}

/** What a row is about, for finding it twice: a contract, a price or percentage by its beginning, else the item. */
export function contractRowKey(row: ContractSheetRow): string {
  const { accountNumber, contract } = row;
  if (row.kind === 'contract') return [accountNumber, contract].join(' ');
  if (row.kind === 'rule') return [accountNumber, contract, row.rule.scope, row.rule.target.toLowerCase(), row.rule.from ?? ''].join(' ');
  return [accountNumber, ...(contract === '' ? [] : [contract]), row.itemId, row.price?.currency ?? '', row.price?.from ?? ''].join(' ');
}

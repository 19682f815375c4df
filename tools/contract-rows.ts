// The sheet of contracts as it is exported: of each account its contracts, then percentages, then items.
import { contractDays, type AgreedPrice, type CONTRACT_COLUMNS, type ContractState } from '#goods/pricing/rules';

type SheetRow = { readonly [Column in (typeof CONTRACT_COLUMNS)[number]]?: string };

const figure = (hundredths: number): string => (hundredths / 100).toFixed(2);
const breaksOf = (breaks: AgreedPrice['breaks']): string => breaks.map(({ qty, each }) => `${qty}=${figure(each)}`).join(' | ');

export function sheetOf(state: ContractState): SheetRow[] {
  const ofContracts = [...state.contracts].map(([key, { accountNumber, head }]): [string, SheetRow] => {
    const { first, last } = contractDays(head, head.currency);
    return [
      `${accountNumber}\n1${key}`,
      {
        account_number: accountNumber,
        contract: head.number,
        contract_name: head.name,
        priority: String(head.priority),
        off_contract: head.offContract ?? '',
        currency: head.currency,
        valid_from: first,
        valid_until: last,
      },
    ];
  });
  const rows = [...ofContracts, ...rulesOf(state), ...itemsOf(state)];
  return rows.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function rulesOf({ contracts, rules }: ContractState): [string, SheetRow][] {
  const currencies = new Map([...contracts.values()].map(({ accountNumber, head }) => [`${accountNumber}\n${head.number}`, head.currency]));
  return [...rules].map(([key, { accountNumber, contract, rule }]) => {
    const currency = currencies.get(`${accountNumber}\n${contract}`) ?? 'USD';
    const { first, last } = contractDays(rule, currency);
    return [
      `${accountNumber}\n2${key}`,
      {
        account_number: accountNumber,
        contract,
        [rule.scope === 'item' ? 'item_id' : rule.scope]: rule.target,
        currency,
        [rule.basis === 'discount' ? 'discount' : 'cost_plus']: figure(rule.percent),
        breaks: breaksOf(rule.breaks),
        valid_from: first,
        valid_until: last,
      },
    ];
  });
}

/** Own number and block stand in the first row of their item. */
function itemsOf({ prices, items }: ContractState): [string, SheetRow][] {
  const rows = new Map<string, SheetRow[]>();
  const add = (accountNumber: string, itemId: string, row: SheetRow): void => {
    const key = `${accountNumber}\n3${itemId}`;
    rows.set(key, [...(rows.get(key) ?? []), { account_number: accountNumber, item_id: itemId, ...row }]);
  };
  for (const { accountNumber, contract, itemId, price } of prices.values()) {
    const { first, last } = contractDays(price, price.currency);
    const { currency, cents, breaks } = price;
    add(accountNumber, itemId, {
      contract,
      currency,
      price: figure(cents),
      breaks: breaksOf(breaks),
      valid_from: first,
      valid_until: last,
    });
  }
  for (const { accountNumber, itemId, customerSku, blocked } of items.values()) {
    const key = `${accountNumber}\n3${itemId}`;
    const [firstRow, ...others] = rows.get(key) ?? [];
    const said = { own_number: customerSku ?? '', blocked: blocked ? 'yes' : 'no' };
    rows.set(key, [{ account_number: accountNumber, item_id: itemId, ...firstRow, ...said }, ...others]);
  }
  return [...rows].flatMap(([key, ofItem]) => ofItem.map((row): [string, SheetRow] => [key, row]));
}

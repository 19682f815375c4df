// The contracts of accounts as staff see and write them: each with its period, every price and percentage, own numbers and blocks.
import type { Currency } from '#base/money/rules';
import { statement, type Queries } from '#platform/db';
import {
  contractKey,
  itemKey,
  priceKey,
  ruleKey,
  type AccountItemRow,
  type AgreedPrice,
  type AgreedRule,
  type ContractHead,
  type ContractPriceRow,
  type ContractRow,
  type ContractRuleRow,
  type ContractState,
} from '#goods/pricing/rules';

interface OfSheet {
  readonly account_number: string;
  readonly contract_number: string;
  /** Milliseconds since 1970; null without beginning, without end. */
  readonly from: number | null;
  readonly until: number | null;
}
type HeadOfSheet = OfSheet & Pick<ContractHead, 'name' | 'currency' | 'priority'> & { readonly off_contract: ContractHead['offContract'] };
type PriceOfSheet = OfSheet & Pick<AgreedPrice, 'cents' | 'breaks'> & { readonly item_id: string; readonly currency: Currency };
type RuleOfSheet = OfSheet & Pick<AgreedRule, 'scope' | 'target' | 'basis' | 'percent' | 'breaks'>;

const OF_ACCOUNTS = 'where $1::text[] is null or account_number = any ($1::text[])';
const PERIOD = `case when isfinite(valid_from) then (extract(epoch from valid_from) * 1000)::float8 end as from,
  case when isfinite(valid_until) then (extract(epoch from valid_until) * 1000)::float8 end as until`;

const CONTRACTS_OF_ACCOUNTS = statement<HeadOfSheet>(
  'contracts_of_accounts',
  `select account_number, contract_number, name, currency, priority, off_contract, ${PERIOD} from contract ${OF_ACCOUNTS}
   order by account_number, contract_number`,
);

const PRICES_OF_ACCOUNTS = statement<PriceOfSheet>(
  'contract_prices_of_accounts',
  `select account_number, contract_number, item_id, currency, cents, breaks, ${PERIOD} from contract_price ${OF_ACCOUNTS}
   order by account_number, contract_number, item_id, currency, valid_from`,
);

const RULES_OF_ACCOUNTS = statement<RuleOfSheet>(
  'contract_rules_of_accounts',
  `select account_number, contract_number, scope, target, basis, percent, breaks, ${PERIOD} from contract_rule ${OF_ACCOUNTS}
   order by account_number, contract_number, scope, target, valid_from`,
);

const ITEMS_OF_ACCOUNTS = statement<{ account_number: string; item_id: string; customer_sku: string | null; blocked: boolean }>(
  'account_items_of_accounts',
  `select account_number, item_id, customer_sku, blocked from account_item ${OF_ACCOUNTS} order by account_number, item_id`,
);

const periodOf = ({ from, until }: OfSheet) => ({ from, until });

/** What is agreed with these accounts, or with all of them for null. */
export async function readContractState(on: Queries, accountNumbers: readonly string[] | null): Promise<ContractState> {
  const heads = await on.many(CONTRACTS_OF_ACCOUNTS, [accountNumbers]);
  const prices = await on.many(PRICES_OF_ACCOUNTS, [accountNumbers]);
  const rules = await on.many(RULES_OF_ACCOUNTS, [accountNumbers]);
  const items = await on.many(ITEMS_OF_ACCOUNTS, [accountNumbers]);
  const contracts = heads.map(({ account_number, contract_number, name, currency, priority, off_contract, ...period }): ContractRow => ({
    accountNumber: account_number,
    head: { number: contract_number, name, currency, priority, offContract: off_contract, ...period },
  }));
  const priced = prices.map((row): ContractPriceRow => {
    const { currency, cents, breaks } = row;
    const price = { currency, cents, breaks, ...periodOf(row) };
    return { accountNumber: row.account_number, contract: row.contract_number, itemId: row.item_id, price };
  });
  const ruled = rules.map((row): ContractRuleRow => {
    const { scope, target, basis, percent, breaks } = row;
    return {
      accountNumber: row.account_number,
      contract: row.contract_number,
      rule: { scope, target, basis, percent, breaks, ...periodOf(row) },
    };
  });
  const named = items.map((row): AccountItemRow => ({
    accountNumber: row.account_number,
    itemId: row.item_id,
    customerSku: row.customer_sku,
    blocked: row.blocked,
  }));
  return {
    contracts: byKey(contracts, contractKey),
    prices: byKey(priced, priceKey),
    rules: byKey(ruled, ruleKey),
    items: byKey(named, itemKey),
  };
}

const byKey = <T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, T> => new Map(rows.map((row) => [keyOf(row), row]));

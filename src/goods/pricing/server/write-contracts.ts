// Writes what a sheet makes of contracts: only what differs, in portions that a statement can take.
import { statement, type Queries, type Statement } from '#platform/db';
import type { AccountItemRow, ContractPriceRow, ContractRow, ContractRuleRow, ContractState } from '#goods/pricing/rules';

/** One import after the other: each is based on what the one before wrote. */
const LOCK_CONTRACTS = statement<unknown>('contract_sheet_lock', `select pg_advisory_xact_lock(hashtext('contract sheet'))`);

/** Waits for another import to end; for a transaction that reads what it then changes. */
export const lockContracts = async (tx: Queries): Promise<void> => void (await tx.run(LOCK_CONTRACTS, []));

const FROM = `coalesce(to_timestamp(from_ms / 1000), '-infinity')`;
const UNTIL = `coalesce(to_timestamp(until_ms / 1000), 'infinity')`;
const DAYS = 'from_ms float8, until_ms float8';

const DELETE_CONTRACTS = statement<unknown>(
  'contracts_delete',
  `delete from contract c using jsonb_to_recordset($1) as r (account_number text, contract_number text)
   where c.account_number = r.account_number and c.contract_number = r.contract_number`,
);
const DELETE_PRICES = statement<unknown>(
  'contract_prices_delete',
  `delete from contract_price p using jsonb_to_recordset($1) as r (account_number text, contract_number text, item_id text, currency text, ${DAYS})
   where p.account_number = r.account_number and p.contract_number = r.contract_number and p.item_id = r.item_id and p.currency = r.currency
     and p.valid_from = ${FROM}`,
);
const DELETE_RULES = statement<unknown>(
  'contract_rules_delete',
  `delete from contract_rule p using jsonb_to_recordset($1) as r (account_number text, contract_number text, scope text, target text, ${DAYS})
   where p.account_number = r.account_number and p.contract_number = r.contract_number and p.scope = r.scope and lower(p.target) = lower(r.target)
     and p.valid_from = ${FROM}`,
);
const DELETE_ITEMS = statement<unknown>(
  'account_items_delete',
  `delete from account_item i using jsonb_to_recordset($1) as r (account_number text, item_id text)
   where i.account_number = r.account_number and i.item_id = r.item_id`,
);

const WRITE_CONTRACTS = statement<unknown>(
  'contracts_write',
  `insert into contract (account_number, contract_number, name, currency, priority, off_contract, valid_from, valid_until)
   select account_number, contract_number, name, currency, priority, off_contract, ${FROM}, ${UNTIL}
   from jsonb_to_recordset($1) as r (account_number text, contract_number text, name text, currency text, priority integer, off_contract text, ${DAYS})
   on conflict (account_number, contract_number) do update set name = excluded.name, currency = excluded.currency, priority = excluded.priority,
     off_contract = excluded.off_contract, valid_from = excluded.valid_from, valid_until = excluded.valid_until`,
);
const WRITE_PRICES = statement<unknown>(
  'contract_prices_write',
  `insert into contract_price (account_number, contract_number, item_id, currency, cents, breaks, valid_from, valid_until)
   select account_number, contract_number, item_id, currency, cents, breaks, ${FROM}, ${UNTIL}
   from jsonb_to_recordset($1) as r (account_number text, contract_number text, item_id text, currency text, cents integer, breaks jsonb, ${DAYS})
   on conflict (account_number, contract_number, item_id, currency, valid_from) do update
   set cents = excluded.cents, breaks = excluded.breaks, valid_until = excluded.valid_until`,
);
const WRITE_RULES = statement<unknown>(
  'contract_rules_write',
  `insert into contract_rule (account_number, contract_number, scope, target, basis, percent, breaks, valid_from, valid_until)
   select account_number, contract_number, scope, target, basis, percent, breaks, ${FROM}, ${UNTIL}
   from jsonb_to_recordset($1) as r (account_number text, contract_number text, scope text, target text, basis text, percent integer, breaks jsonb, ${DAYS})
   on conflict (account_number, contract_number, scope, target, valid_from) do update
   set basis = excluded.basis, percent = excluded.percent, breaks = excluded.breaks, valid_until = excluded.valid_until`,
);
const WRITE_ITEMS = statement<unknown>(
  'account_items_write',
  `insert into account_item (account_number, item_id, customer_sku, blocked)
   select account_number, item_id, customer_sku, blocked
   from jsonb_to_recordset($1) as r (account_number text, item_id text, customer_sku text, blocked boolean)
   on conflict (account_number, item_id) do update set customer_sku = excluded.customer_sku, blocked = excluded.blocked`,
);

/** Makes `after` of `before`; every server has the new prices as soon as the transaction ends. */
export async function writeContractState(tx: Queries, before: ContractState, after: ContractState): Promise<void> {
  await inPortions(tx, DELETE_PRICES, gone(before.prices, after.prices).map(priceRow));
  // A brand that is spelled anew has the same key: its row goes and comes again.
  await inPortions(tx, DELETE_RULES, [...gone(before.rules, after.rules), ...respelled(before.rules, after.rules)].map(ruleRow));
  await inPortions(tx, DELETE_CONTRACTS, gone(before.contracts, after.contracts).map(headRow));
  await inPortions(tx, DELETE_ITEMS, gone(before.items, after.items).map(itemRow));
  await inPortions(tx, WRITE_CONTRACTS, different(before.contracts, after.contracts).map(headRow));
  await inPortions(tx, WRITE_PRICES, different(before.prices, after.prices).map(priceRow));
  await inPortions(tx, WRITE_RULES, different(before.rules, after.rules).map(ruleRow));
  await inPortions(tx, WRITE_ITEMS, different(before.items, after.items).map(itemRow));
}

const PORTION = 5_000;

async function inPortions(tx: Queries, write: Statement<unknown>, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += PORTION) await tx.run(write, [JSON.stringify(rows.slice(at, at + PORTION))]);
}

type Rows<T> = ReadonlyMap<string, T>;
const gone = <T>(before: Rows<T>, after: Rows<T>): readonly T[] => [...before].flatMap(([key, row]) => (after.has(key) ? [] : [row]));
const different = <T>(before: Rows<T>, after: Rows<T>): readonly T[] =>
  [...after].flatMap(([key, row]) => (JSON.stringify(row) === JSON.stringify(before.get(key)) ? [] : [row]));
const respelled = (before: Rows<ContractRuleRow>, after: Rows<ContractRuleRow>): readonly ContractRuleRow[] =>
  [...before].flatMap(([key, row]) => (after.get(key)?.rule.target === row.rule.target ? [] : [row]));

const headRow = ({ accountNumber, head: { number, offContract, from, until, ...head } }: ContractRow) => ({
  account_number: accountNumber,
  contract_number: number,
  off_contract: offContract,
  ...head,
  from_ms: from,
  until_ms: until,
});
const priceRow = ({ accountNumber, contract, itemId, price: { from, until, ...price } }: ContractPriceRow) => ({
  account_number: accountNumber,
  contract_number: contract,
  item_id: itemId,
  ...price,
  from_ms: from,
  until_ms: until,
});
const ruleRow = ({ accountNumber, contract, rule: { from, until, ...rule } }: ContractRuleRow) => ({
  account_number: accountNumber,
  contract_number: contract,
  ...rule,
  from_ms: from,
  until_ms: until,
});
const itemRow = ({ accountNumber, itemId, customerSku, blocked }: AccountItemRow) => ({
  account_number: accountNumber,
  item_id: itemId,
  customer_sku: customerSku,
  blocked,
});

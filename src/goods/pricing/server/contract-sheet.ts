// The contracts of accounts as staff see and write them: every price with its period, own numbers and blocks.
import type { Currency } from '#base/money/rules';
import { statement, type Queries } from '#platform/db';
import { itemKey, priceKey, type AccountItemRow, type AgreedPrice, type ContractPriceRow, type ContractState } from '#goods/pricing/rules';

interface PriceOfSheet {
  readonly account_number: string;
  readonly item_id: string;
  readonly currency: Currency;
  readonly cents: number;
  readonly breaks: AgreedPrice['breaks'];
  /** Milliseconds since 1970; null without beginning, without end. */
  readonly from_ms: number | null;
  readonly until_ms: number | null;
}

const OF_ACCOUNTS = 'where $1::text[] is null or account_number = any ($1::text[])';

const PRICES_OF_ACCOUNTS = statement<PriceOfSheet>(
  'contract_prices_of_accounts',
  `select account_number, item_id, currency, cents, breaks, case when isfinite(valid_from) then (extract(epoch from valid_from) * 1000)::float8 end as from_ms,
     case when isfinite(valid_until) then (extract(epoch from valid_until) * 1000)::float8 end as until_ms
   from contract_price ${OF_ACCOUNTS} order by account_number, item_id, currency, valid_from`,
);

const ITEMS_OF_ACCOUNTS = statement<{ account_number: string; item_id: string; customer_sku: string | null; blocked: boolean }>(
  'account_items_of_accounts',
  `select account_number, item_id, customer_sku, blocked from account_item ${OF_ACCOUNTS} order by account_number, item_id`,
);

/** One import after the other: each is based on what the one before wrote. */
const LOCK_CONTRACTS = statement<unknown>('contract_sheet_lock', `select pg_advisory_xact_lock(hashtext('contract sheet'))`);

const DELETE_PRICES = statement<unknown>(
  'contract_prices_delete',
  `delete from contract_price p using jsonb_to_recordset($1) as r (account_number text, item_id text, currency text, from_ms float8)
   where p.account_number = r.account_number and p.item_id = r.item_id and p.currency = r.currency
     and p.valid_from = coalesce(to_timestamp(r.from_ms / 1000), '-infinity')`,
);

const DELETE_ITEMS = statement<unknown>(
  'account_items_delete',
  `delete from account_item i using jsonb_to_recordset($1) as r (account_number text, item_id text)
   where i.account_number = r.account_number and i.item_id = r.item_id`,
);

const WRITE_PRICES = statement<unknown>(
  'contract_prices_write',
  `insert into contract_price (account_number, item_id, currency, cents, breaks, valid_from, valid_until)
   select account_number, item_id, currency, cents, breaks, coalesce(to_timestamp(from_ms / 1000), '-infinity'), coalesce(to_timestamp(until_ms / 1000), 'infinity')
   from jsonb_to_recordset($1) as r (account_number text, item_id text, currency text, cents integer, breaks jsonb, from_ms float8, until_ms float8)
   on conflict (account_number, item_id, currency, valid_from) do update
   set cents = excluded.cents, breaks = excluded.breaks, valid_until = excluded.valid_until
   where (contract_price.cents, contract_price.breaks, contract_price.valid_until) <> (excluded.cents, excluded.breaks, excluded.valid_until)`,
);

const WRITE_ITEMS = statement<unknown>(
  'account_items_write',
  `insert into account_item (account_number, item_id, customer_sku, blocked)
   select account_number, item_id, customer_sku, blocked
   from jsonb_to_recordset($1) as r (account_number text, item_id text, customer_sku text, blocked boolean)
   on conflict (account_number, item_id) do update set customer_sku = excluded.customer_sku, blocked = excluded.blocked
   where (account_item.customer_sku, account_item.blocked) is distinct from (excluded.customer_sku, excluded.blocked)`,
);

/** What is agreed with these accounts, or with all of them for null. */
export async function readContractState(on: Queries, accountNumbers: readonly string[] | null): Promise<ContractState> {
  const prices = await on.many(PRICES_OF_ACCOUNTS, [accountNumbers]);
  const items = await on.many(ITEMS_OF_ACCOUNTS, [accountNumbers]);
  const priced = prices.map((row): ContractPriceRow => {
    const price = { currency: row.currency, cents: row.cents, breaks: row.breaks, from: row.from_ms, until: row.until_ms };
    return { accountNumber: row.account_number, itemId: row.item_id, price };
  });
  const named = items.map((row): AccountItemRow => ({
    accountNumber: row.account_number,
    itemId: row.item_id,
    customerSku: row.customer_sku,
    blocked: row.blocked,
  }));
  return { prices: new Map(priced.map((row) => [priceKey(row), row])), items: new Map(named.map((row) => [itemKey(row), row])) };
}

/** Waits for another import to end; for a transaction that reads what it then changes. */
export const lockContracts = async (tx: Queries): Promise<void> => void (await tx.run(LOCK_CONTRACTS, []));

/** Makes `after` of `before`; every server has the new prices as soon as the transaction ends. */
export async function writeContractState(tx: Queries, before: ContractState, after: ContractState): Promise<void> {
  const gone = <T>(old: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>): readonly T[] =>
    [...old].flatMap(([key, row]) => (now.has(key) ? [] : [row]));
  const json = (rows: Iterable<object>): string => JSON.stringify([...rows]);
  await tx.run(DELETE_PRICES, [json(gone(before.prices, after.prices).map(priceRow))]);
  await tx.run(DELETE_ITEMS, [json(gone(before.items, after.items).map(itemRow))]);
  await tx.run(WRITE_PRICES, [json([...after.prices.values()].map(priceRow))]);
  await tx.run(WRITE_ITEMS, [json([...after.items.values()].map(itemRow))]);
}

const priceRow = ({ accountNumber, itemId, price: { currency, cents, breaks, from, until } }: ContractPriceRow): PriceOfSheet => ({
  account_number: accountNumber,
  item_id: itemId,
  currency,
  cents,
  breaks,
  from_ms: from,
  until_ms: until,
});

const itemRow = ({ accountNumber, itemId, customerSku, blocked }: AccountItemRow) => ({
  account_number: accountNumber,
  item_id: itemId,
  customer_sku: customerSku,
  blocked,
});

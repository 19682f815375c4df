// All SQL of an account's terms: prices and rules of its contracts, items of its own, and what it says about items off contract.
import type { Currency } from '#base/money/rules';
import { statement } from '#platform/db';
import type { AgreedBasis, AgreedPrice, OffContractPolicy } from '#goods/pricing/rules';

interface OfContract {
  /** '' for prices that were agreed without a contract. */
  readonly contract_number: string;
  readonly contract_name: string;
  readonly priority: number;
}

/** A number of the account's own for an item, or a block. */
interface NamedRow {
  readonly kind: 'item';
  readonly target: string;
  readonly customer_sku: string | null;
  readonly blocked: boolean;
}

export interface AgreedRowOf extends OfContract {
  readonly kind: 'agreed';
  readonly scope: 'item' | 'category' | 'brand';
  readonly target: string;
  readonly currency: Currency;
  readonly basis: AgreedBasis;
  readonly value: number;
  readonly breaks: AgreedPrice['breaks'];
}

/** The organization's own, or that of a contract, which has a currency. */
interface PolicyRow extends OfContract {
  readonly kind: 'policy';
  readonly currency: Currency | null;
  readonly policy: OffContractPolicy;
}

export type ContractRow = NamedRow | AgreedRowOf | PolicyRow;

/** Everything that holds for account $1 at $2, in one answer. */
export const TERMS_OF_ACCOUNT = statement<ContractRow>(
  'contract_terms',
  `with c as materialized (
     select contract_number, name, priority, currency, off_contract from contract where account_number = $1 and valid_from <= $2 and valid_until > $2
   ), prices as (
     select distinct on (contract_number, item_id, currency) contract_number, item_id, currency, cents, breaks from contract_price
     where account_number = $1 and valid_from <= $2 and valid_until > $2 and (contract_number = '' or contract_number in (select contract_number from c))
     order by contract_number, item_id, currency, valid_from desc
   ), rules as (
     select distinct on (contract_number, scope, target) contract_number, scope, target, basis, percent, breaks from contract_rule
     where account_number = $1 and valid_from <= $2 and valid_until > $2 and contract_number in (select contract_number from c)
     order by contract_number, scope, target, valid_from desc
   )
   select 'agreed' as kind, 'item' as scope, p.item_id as target, p.currency, 'price' as basis, p.cents as value, p.breaks, p.contract_number,
     coalesce(c.name, '') as contract_name, coalesce(c.priority, 100) as priority, null as customer_sku, false as blocked, null as policy
   from prices p left join c using (contract_number)
   union all
   select 'agreed', r.scope, r.target, c.currency, r.basis, r.percent, r.breaks, c.contract_number, c.name, c.priority, null, false, null from rules r join c using (contract_number)
   union all
   select 'item', null, item_id, null, null, null, null, null, null, null, customer_sku, blocked, null from account_item where account_number = $1
   union all
   select 'policy', null, null, c.currency, null, null, null, c.contract_number, c.name, c.priority, null, false, c.off_contract from c where c.off_contract is not null
   union all
   select 'policy', null, null, null, null, null, null, '', '', 0, null, false, policy from off_contract_policy where account_number = $1
   order by kind, target, contract_number`,
);

/** When the next price, rule or contract of account $1 begins or ends after $2, in milliseconds since 1970. */
export const NEXT_TURN_OF_ACCOUNT = statement<{ readonly turns_at: number | null }>(
  'contract_next_turn',
  `select (extract(epoch from min(turn)) * 1000)::float8 as turns_at from (
     select valid_from, valid_until from contract_price where account_number = $1 and valid_until > $2
     union all select valid_from, valid_until from contract_rule where account_number = $1 and valid_until > $2
     union all select valid_from, valid_until from contract where account_number = $1 and valid_until > $2
   ) periods cross join lateral (values (valid_from), (valid_until)) v (turn) where turn > $2 and isfinite(turn)`,
);

export const CUSTOMER_SKUS = statement<{ readonly customer_sku: string }>(
  'customer_skus',
  `select distinct customer_sku from account_item where customer_sku is not null and ($1::text[] is null or account_number = any($1))`,
);

export const UPSERT_CONTRACT_PRICES = statement<{ readonly currency: Currency }>(
  'contract_price_upsert',
  `insert into contract_price (account_number, item_id, currency, cents)
   select account_number, item_id, currency, cents from jsonb_to_recordset($1) as r (account_number text, item_id text, currency text, cents integer)
   on conflict (account_number, contract_number, item_id, currency, valid_from) do update set cents = excluded.cents where contract_price.cents <> excluded.cents`,
);

export const UPSERT_ACCOUNT_ITEMS = statement<unknown>(
  'account_item_upsert',
  `insert into account_item (account_number, item_id, customer_sku, blocked)
   select account_number, item_id, customer_sku, blocked from jsonb_to_recordset($1) as r (account_number text, item_id text, customer_sku text, blocked boolean)
   on conflict (account_number, item_id) do update set customer_sku = excluded.customer_sku, blocked = excluded.blocked`,
);

/** Costs with a limit on the column, so a row is always usable. */
export const COSTS = statement<{ readonly item_id: string; readonly currency: Currency; readonly cents: number }>(
  'item_costs',
  `select item_id, currency, cents from item_cost`,
);

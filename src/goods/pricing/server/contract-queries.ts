// All SQL of contract prices and account items.
import type { Currency } from '#base/money/rules';
import { statement } from '#platform/db';
import type { AgreedPrice } from '#goods/pricing/rules';

export interface ContractRow {
  readonly item_id: string;
  readonly customer_sku: string | null;
  readonly blocked: boolean;
  readonly usd: number | null;
  readonly cad: number | null;
  readonly usd_breaks: AgreedPrice['breaks'] | null;
  readonly cad_breaks: AgreedPrice['breaks'] | null;
}

export const TERMS_OF_ACCOUNT = statement<ContractRow>(
  'contract_terms',
  `select item_id, max(customer_sku) as customer_sku, bool_or(blocked) as blocked,
     max(cents) filter (where currency = 'USD') as usd, max(cents) filter (where currency = 'CAD') as cad,
     (array_agg(breaks) filter (where currency = 'USD'))[1] as usd_breaks, (array_agg(breaks) filter (where currency = 'CAD'))[1] as cad_breaks
   from (
     select item_id, customer_sku, blocked, null as currency, null::integer as cents, null::jsonb as breaks from account_item where account_number = $1
     union all
     select item_id, null, false, currency, cents, breaks from (
       select distinct on (item_id, currency) item_id, currency, cents, breaks from contract_price
       where account_number = $1 and valid_from <= $2 and valid_until > $2 order by item_id, currency, valid_from desc
     ) p
   ) t group by item_id order by item_id`,
);

/** When the next price of account $1 begins or ends after $2, in milliseconds since 1970. */
export const NEXT_TURN_OF_ACCOUNT = statement<{ readonly turns_at: number | null }>(
  'contract_next_turn',
  `select (extract(epoch from min(turn)) * 1000)::float8 as turns_at from contract_price cross join lateral (values (valid_from), (valid_until)) v (turn)
   where account_number = $1 and valid_until > $2 and turn > $2 and isfinite(turn)`,
);

export const CUSTOMER_SKUS = statement<{ readonly customer_sku: string }>(
  'customer_skus',
  `select distinct customer_sku from account_item where customer_sku is not null and ($1::text[] is null or account_number = any($1))`,
);

export const UPSERT_CONTRACT_PRICES = statement<{ readonly currency: Currency }>(
  'contract_price_upsert',
  `insert into contract_price (account_number, item_id, currency, cents)
   select account_number, item_id, currency, cents from jsonb_to_recordset($1) as r (account_number text, item_id text, currency text, cents integer)
   on conflict (account_number, item_id, currency, valid_from) do update set cents = excluded.cents where contract_price.cents <> excluded.cents`,
);

export const UPSERT_ACCOUNT_ITEMS = statement<unknown>(
  'account_item_upsert',
  `insert into account_item (account_number, item_id, customer_sku, blocked)
   select account_number, item_id, customer_sku, blocked from jsonb_to_recordset($1) as r (account_number text, item_id text, customer_sku text, blocked boolean)
   on conflict (account_number, item_id) do update set customer_sku = excluded.customer_sku, blocked = excluded.blocked`,
);

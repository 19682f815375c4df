// SQL of an organization's purchase orders.
import type { Currency } from '#base/money/rules';
import { NEARLY_USED_PERCENT } from '#buying/purchase-orders/rules';
import { statement } from '#platform/db';

export interface PurchaseOrderRow {
  readonly po_id: string;
  readonly fund_id: string;
  readonly number: string;
  readonly description: string;
  readonly currency: Currency;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly everybody: boolean;
  readonly everywhere: boolean;
  readonly closed_at: Date | null;
  /** Cents, of the fund. */
  readonly amount: number | null;
  readonly held: number;
  readonly spent: number;
  readonly group_ids: readonly string[];
  readonly profile_ids: readonly string[];
  readonly location_ids: readonly string[];
}

const LIMITED = (name: 'group' | 'profile' | 'location', table: string): string =>
  `array(select x.${name}_id::text from ${table} x where x.account_number = o.account_number and x.po_id = o.po_id order by 1) as ${name}_ids`;

const ORDER = `o.po_id::text, o.fund_id::text, o.number, o.description, o.currency, o.valid_from::text, o.valid_until::text, o.everybody, o.everywhere, o.closed_at,
  b.amount, b.held, b.spent, ${LIMITED('group', 'purchase_order_group')}, ${LIMITED('profile', 'purchase_order_person')},
  ${LIMITED('location', 'purchase_order_location')}`;
const FROM = 'from purchase_order o join fund_state b on b.fund_id = o.fund_id';

const ended = (today: string): string => `(o.closed_at is not null or coalesce(o.valid_until < ${today}::date, false))`;
const NEARLY_USED = `coalesce((b.amount - b.held - b.spent) * 100 < b.amount * ${NEARLY_USED_PERCENT}, false)`;

interface Asked {
  readonly accountNumber: string;
  readonly pattern: string | null;
  /** Null: all. */
  readonly show: 'open' | 'nearlyUsed' | 'ended' | null;
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
}

export const PURCHASE_ORDERS = statement<PurchaseOrderRow & { readonly count: number }, Asked>(
  'po_list',
  (p) => `select ${ORDER}, count(*) over ()::int as count ${FROM} where o.account_number = ${p.accountNumber}
  and (${p.pattern}::text is null or lower(o.number || ' ' || o.description) like ${p.pattern})
  and case coalesce(${p.show}::text, 'all') when 'open' then not ${ended(p.today)} when 'ended' then ${ended(p.today)}
    when 'nearlyUsed' then ${NEARLY_USED} and not ${ended(p.today)} else true end
  order by ${ended(p.today)}, lower(o.number) limit ${p.limit} offset ${p.offset}`,
);

/** Of account $1 on the day $2. */
export const COUNT_PURCHASE_ORDERS = statement<{ open: number; nearlyUsed: number; ended: number }>(
  'po_count',
  `select count(*) filter (where not ${ended('$2')})::int as open, count(*) filter (where not ${ended('$2')} and ${NEARLY_USED})::int as "nearlyUsed",
    count(*) filter (where ${ended('$2')})::int as ended ${FROM} where o.account_number = $1`,
);

export const ALL_PURCHASE_ORDERS = statement<PurchaseOrderRow>(
  'po_all',
  `select ${ORDER} ${FROM} where o.account_number = $1 order by o.closed_at is not null, lower(o.number)`,
);

export const PURCHASE_ORDER_BY_ID = statement<PurchaseOrderRow>(
  'po_get',
  `select ${ORDER} ${FROM} where o.account_number = $1 and o.po_id = $2`,
);

interface Kept {
  readonly accountNumber: string;
  readonly poId: string;
  readonly fundId: string;
  readonly number: string;
  readonly description: string;
  readonly currency: Currency;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly everybody: boolean;
  readonly everywhere: boolean;
  readonly closed: boolean;
  readonly now: Date;
}

/** Opens or changes one. A closed one keeps the day on which it was. */
export const KEEP_PURCHASE_ORDER = statement<unknown, Kept>(
  'po_keep',
  (
    p,
  ) => `insert into purchase_order (account_number, po_id, fund_id, number, description, currency, valid_from, valid_until, everybody, everywhere, added_at,
    closed_at)
  values (${p.accountNumber}, ${p.poId}, ${p.fundId}, ${p.number}, ${p.description}, ${p.currency}, ${p.validFrom}::date, ${p.validUntil}::date, ${p.everybody},
    ${p.everywhere}, ${p.now}, case when ${p.closed} then ${p.now}::timestamptz end)
  on conflict (account_number, po_id) do update set number = excluded.number, description = excluded.description, valid_from = excluded.valid_from,
    valid_until = excluded.valid_until, everybody = excluded.everybody, everywhere = excluded.everywhere,
    closed_at = case when excluded.closed_at is not null then coalesce(purchase_order.closed_at, excluded.closed_at) end`,
);

const replaced = (name: 'group' | 'profile' | 'location', table: string) =>
  `with gone as (delete from ${table} where account_number = $1 and po_id = $2 and ${name}_id <> all($3::uuid[]))
   insert into ${table} (account_number, po_id, ${name}_id) select $1, $2, id from unnest($3::uuid[]) as n(id) on conflict do nothing`;

export const KEEP_GROUPS = statement<unknown>('po_keep_groups', replaced('group', 'purchase_order_group'));
export const KEEP_PEOPLE = statement<unknown>('po_keep_people', replaced('profile', 'purchase_order_person'));
export const KEEP_LOCATIONS = statement<unknown>('po_keep_locations', replaced('location', 'purchase_order_location'));

/** Returns the number when that changed something. */
export const CLOSE_PURCHASE_ORDER = statement<{ number: string }>(
  'po_close',
  'update purchase_order set closed_at = $3 where account_number = $1 and po_id = $2 and closed_at is null returning number',
);

export const REOPEN_PURCHASE_ORDER = statement<{ number: string }>(
  'po_reopen',
  'update purchase_order set closed_at = null where account_number = $1 and po_id = $2 and closed_at is not null returning number',
);

export interface RulesRow {
  readonly required: boolean;
  readonly typed: boolean;
  readonly pattern: string;
  readonly explanation: string;
  readonly example: string;
  readonly release: boolean;
}

export const RULES_OF = statement<RulesRow>(
  'po_rules',
  'select required, typed, pattern, explanation, example, release from purchase_order_rules where account_number = $1',
);

/** No row when nothing changed. */
export const KEEP_RULES = statement<{ account_number: string }, RulesRow & { readonly accountNumber: string }>(
  'po_keep_rules',
  (p) => `insert into purchase_order_rules as r (account_number, required, typed, pattern, explanation, example, release)
  values (${p.accountNumber}, ${p.required}, ${p.typed}, ${p.pattern}, ${p.explanation}, ${p.example}, ${p.release})
  on conflict (account_number) do update set required = excluded.required, typed = excluded.typed, pattern = excluded.pattern,
    explanation = excluded.explanation, example = excluded.example, release = excluded.release
  where (r.required, r.typed, r.pattern, r.explanation, r.example, r.release)
    is distinct from (excluded.required, excluded.typed, excluded.pattern, excluded.explanation, excluded.example, excluded.release) returning account_number`,
);

// SQL of purchase orders as buyers meet them.
import type { Currency } from '#base/money/rules';
import { statement, type Places } from '#platform/db';

interface Person {
  readonly accountNumber: string;
  readonly profileId: string;
}

const isTheirs = (p: Places<Person>): string => `(o.everybody
    or exists (select from purchase_order_person x where x.account_number = o.account_number and x.po_id = o.po_id and x.profile_id = ${p.profileId})
    or exists (select from purchase_order_group x join buyer_group m on m.account_number = x.account_number and m.group_id = x.group_id
      where x.account_number = o.account_number and x.po_id = o.po_id and m.profile_id = ${p.profileId}))`;

interface MetRow {
  readonly fund_id: string;
  readonly number: string;
  readonly description: string;
  readonly amount: number | null;
  readonly left_now: number | null;
  readonly currency: Currency;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly closed: boolean;
  readonly is_theirs: boolean;
  readonly everywhere: boolean;
  readonly location_ids: readonly string[];
}

interface AskedNumber extends Person {
  readonly number: string;
  /** The placed order that this one replaces: what it drew counts as free. */
  readonly replaces: string | null;
}

/** The purchase order of a number, whoever may use it. */
export const MET_PURCHASE_ORDER = statement<MetRow, AskedNumber>(
  'po_met',
  (p) => `select o.fund_id::text, o.number, o.description, b.amount, b.left_now + coalesce((select c.cents - c.credited from fund_charged c
      where c.order_number = ${p.replaces} and c.fund_id = o.fund_id and c.state = 'spent'), 0) as left_now,
    o.currency, o.valid_from::text, o.valid_until::text, o.closed_at is not null as closed, ${isTheirs(p)} as is_theirs, o.everywhere,
    array(select l.location_id::text from purchase_order_location l where l.account_number = o.account_number and l.po_id = o.po_id) as location_ids
  from purchase_order o join fund_state b on b.fund_id = o.fund_id where o.account_number = ${p.accountNumber} and lower(o.number) = lower(${p.number})`,
);

interface OfferedRow {
  readonly number: string;
  readonly description: string;
  readonly currency: Currency;
  readonly left: number | null;
  readonly validUntil: string | null;
}

interface AskedOffer extends Person {
  readonly today: string;
  readonly currency: Currency;
  readonly limit: number;
}

/** What a person may choose from today, what ends first at the top. Without an amount the currency does not matter. */
export const OFFERED_PURCHASE_ORDERS = statement<OfferedRow, AskedOffer>(
  'po_offered',
  (p) => `select o.number, o.description, o.currency, b.left_now as left, o.valid_until::text as "validUntil"
  from purchase_order o join fund_state b on b.fund_id = o.fund_id where o.account_number = ${p.accountNumber} and o.closed_at is null
    and coalesce(o.valid_from <= ${p.today}::date, true) and coalesce(o.valid_until >= ${p.today}::date, true)
    and (b.amount is null or (b.left_now > 0 and o.currency = ${p.currency})) and ${isTheirs(p)}
  order by o.valid_until nulls last, lower(o.number) limit ${p.limit}`,
);

-- Budget centers get an owner, periods and rules (B2B-1). Centers of before have one period without an end, from their start day on.
alter table budget_center
  add column center_id uuid not null default gen_random_uuid() unique,
  add column owner_id uuid references profile on delete set null,
  -- once: from `since` to `ends`, or without an end; else a new period of this length begins again and again.
  add column period text not null default 'once' check (period in ('once', 'month', 'quarter', 'year')),
  -- The month in which the fiscal year begins; quarters follow it.
  add column fiscal_month smallint not null default 1 check (fiscal_month between 1 and 12),
  add column ends date,
  -- The rest of a period adds to the next one.
  add column carries_over boolean not null default false,
  -- Percent of the amount at which the owner is warned; null: never.
  add column warn_at smallint check (warn_at between 1 and 100),
  add column when_over text not null default 'approval' check (when_over in ('approval', 'refuse')),
  -- Only these people and groups charge it; both empty: everybody.
  add column people uuid[] not null default '{}',
  add column groups uuid[] not null default '{}',
  -- The currency of the orders that it counts; null: of all.
  add column currency text check (currency in ('USD', 'CAD')),
  -- The language of mails to the owner: the one in which the budget was saved last.
  add column locale text not null default 'en-US' check (locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  add column retired_at timestamptz,
  add constraint budget_center_dates check (ends is null or period = 'once' and ends >= since);

-- What orders were charged with so far: one fund for each center, an entry for each order. Until now the sum of the orders was the balance.
create temporary table booked on commit drop as
select gen_random_uuid() as fund_id, c.account_number, c.name, c.amount, c.since from budget_center c;

create temporary table booked_charge on commit drop as
select b.fund_id, b.name, h.order_number, h.status, coalesce(h.placed_at, h.created_at) as at, h.buyer_name,
  (case when h.budget_center = b.name then h.total - h.cancelled - coalesce(o.elsewhere, 0) else coalesce(o.here, 0) end)::bigint as cents
from booked b
join order_head h on h.status in ('placed', 'draft')
  and coalesce(h.account_number, (select p.account_number from organization_buyer p where p.profile_id = h.owner_id)) = b.account_number
  and coalesce(h.placed_at, h.created_at) >= b.since
left join lateral (
  select sum(m.cents) filter (where l.budget_center = b.name) as here, sum(m.cents) filter (where l.budget_center <> b.name) as elsewhere
  from order_line l cross join lateral (
    select l.gross - l.item_discount - l.basket_discount + l.handling + l.surcharge
      + coalesce((select sum((t ->> 'cents')::int) from jsonb_array_elements(l.taxes) t), 0) as cents
  ) m where l.order_number = h.order_number and l.cancelled_at is null and l.budget_center <> ''
) o on true
where h.budget_center = b.name or o.here is not null;
delete from booked_charge where cents <= 0;

insert into fund (fund_id, account_number, kind, amount, held, spent, allowed_over)
select b.fund_id, b.account_number, 'budget', b.amount, c.held, c.spent, greatest(0, c.held + c.spent - b.amount)
from booked b cross join lateral (
  select coalesce(sum(k.cents) filter (where k.status = 'draft'), 0) as held, coalesce(sum(k.cents) filter (where k.status = 'placed'), 0) as spent
  from booked_charge k where k.fund_id = b.fund_id
) c where exists (select from booked_charge k where k.fund_id = b.fund_id);

insert into budget_period (fund_id, account_number, center, starts)
select b.fund_id, b.account_number, b.name, b.since from booked b join fund f using (fund_id);

insert into fund_charge (order_number, fund_id, label, cents, state)
select order_number, fund_id, name, cents, case status when 'placed' then 'spent' else 'held' end from booked_charge;

insert into fund_entry (fund_id, kind, amount_change, left_after, at)
select b.fund_id, 'set', coalesce(b.amount, 0), b.amount, b.since from booked b join fund f using (fund_id);

insert into fund_entry (fund_id, kind, held_change, spent_change, left_after, order_number, by_whom, at)
select k.fund_id, case k.status when 'placed' then 'spent' else 'held' end, case k.status when 'draft' then k.cents else 0 end,
  case k.status when 'placed' then k.cents else 0 end,
  b.amount - sum(k.cents) over (partition by k.fund_id order by k.at, k.order_number), k.order_number, k.buyer_name, k.at
from booked_charge k join booked b using (fund_id) order by k.at, k.order_number;

-- It served the sum of the orders of a center.
drop index order_head_budget;

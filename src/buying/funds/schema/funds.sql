-- Amounts that orders draw down: the running period of a budget, an open purchase order. Whoever has one keeps its fund_id; what it is for is their business.

create table fund (
  fund_id uuid primary key,
  account_number text not null references account on delete cascade,
  kind text not null check (kind in ('budget', 'purchaseOrder')),
  -- Cents; null: no limit.
  amount bigint check (amount >= 0),
  -- Cents of orders that are not placed yet, and of placed ones.
  held bigint not null default 0 check (held >= 0),
  spent bigint not null default 0 check (spent >= 0),
  -- How far over the amount somebody let it go. An ordinary charge never raises it, so the check below refuses it.
  allowed_over bigint not null default 0 check (allowed_over >= 0),
  constraint fund_is_not_overspent check (amount is null or held + spent <= amount + allowed_over)
);
create index fund_of_account on fund (account_number);

-- What an order draws from a fund. A repeated hold or settlement finds the row and changes nothing.
create table fund_charge (
  order_number text not null,
  fund_id uuid not null references fund on delete cascade,
  -- What the order calls the fund, as it was then: the name of the budget center, the number of the purchase order.
  label text not null,
  cents bigint not null check (cents > 0),
  -- Came back after the order was placed.
  credited bigint not null default 0 check (credited between 0 and cents),
  state text not null check (state in ('held', 'spent', 'released')),
  primary key (order_number, fund_id)
);
create index fund_charge_of on fund_charge (fund_id) where state = 'held';

-- Every change of a fund, append-only: the sums of the three changes are the fund's columns.
create table fund_entry (
  entry_id bigint generated always as identity primary key,
  fund_id uuid not null references fund on delete cascade,
  kind text not null check (kind in ('set', 'moved', 'carried', 'held', 'released', 'spent', 'cancelled', 'returned')),
  amount_change bigint not null default 0,
  held_change bigint not null default 0,
  spent_change bigint not null default 0,
  -- What was left afterwards; null without a limit.
  left_after bigint,
  order_number text,
  -- The step of the order, for steps that happen more than once: a repeat is refused.
  cause text,
  -- Who did it, by the name of then; null: the shop.
  by_whom text,
  note text not null default '' check (char_length(note) <= 200),
  at timestamptz not null
);
create index fund_entry_of on fund_entry (fund_id, entry_id);
create unique index fund_entry_once on fund_entry (fund_id, order_number, kind, cause) where cause is not null;

-- For those who have funds: what is left of each, and its history.
create view fund_state as select fund_id, kind, amount, held, spent, amount - held - spent as left_now from fund;
create view fund_history as
select entry_id, fund_id, kind, amount_change, held_change, spent_change, left_after, order_number, by_whom, note, at,
  -- Held and ended in the same instant: what was spent says it all, and what was released changed nothing.
  exists (select from fund_entry s where s.fund_id = e.fund_id and s.order_number = e.order_number and s.at = e.at
    and (e.kind = 'held' and s.kind in ('spent', 'released') or e.kind = 'released' and s.kind = 'held')) as is_passing
from fund_entry e;
create view fund_charged as select order_number, fund_id, label, cents, credited, state from fund_charge;

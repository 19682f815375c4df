-- The periods of a budget center that were opened: each is one fund (buying/funds). One opens with the first order of the period.
create table budget_period (
  fund_id uuid primary key references fund on delete cascade,
  account_number text not null,
  center text not null,
  starts date not null,
  -- The last day; null: no end.
  ends date check (ends >= starts),
  -- When the owner was warned that the budget is nearly used.
  warned_at timestamptz,
  unique (account_number, center, starts),
  foreign key (account_number, center) references budget_center (account_number, name) on update cascade on delete cascade
);

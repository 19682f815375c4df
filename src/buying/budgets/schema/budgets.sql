-- Budget centers of business accounts: an order, or a line of it, is charged to one.
create table budget_center (
  account_number text not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 60 and name = trim(name)),
  -- Cents that may be spent since the start day; null: no limit.
  amount integer check (amount >= 0),
  since date not null,
  -- A single line may be charged to this center.
  for_lines boolean not null default true,
  primary key (account_number, name)
);

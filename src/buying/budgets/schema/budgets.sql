-- Budget centers of business accounts: what an order, or a line of it, is charged to.
create table budget_center (
  account_number text not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 60 and name = trim(name)),
  -- Cents to spend since the day; null: nobody counts.
  amount integer check (amount >= 0),
  since date not null,
  -- Lines may be charged to it apart from their order.
  for_lines boolean not null default true,
  primary key (account_number, name)
);

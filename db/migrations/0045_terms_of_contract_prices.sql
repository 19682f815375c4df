-- An agreed price holds for a period, so that the price of the next contract can be written before it begins (B2B-4). Of prices whose periods overlap the
-- one that begins last holds. Prices of before hold always. `breaks`: [{ qty, each }], from `qty` units on each costs `each` cents; ascending.
alter table contract_price
  add column breaks jsonb not null default '[]',
  add column valid_from timestamptz not null default '-infinity',
  -- The first instant without it.
  add column valid_until timestamptz not null default 'infinity',
  add constraint contract_price_period check (valid_from < valid_until),
  drop constraint contract_price_pkey,
  add primary key (account_number, item_id, currency, valid_from);

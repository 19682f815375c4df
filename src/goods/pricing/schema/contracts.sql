-- The named contracts of accounts, and their rules (B2B-4). No foreign keys to accounts, as for contract_price: they are imported separately.
create table contract (
  account_number text not null,
  contract_number text not null check (char_length(contract_number) between 1 and 40),
  name text not null check (char_length(name) between 1 and 120),
  currency text not null check (currency in ('USD', 'CAD')),
  -- 1 is asked first; of contracts with the same priority the lowest price counts.
  priority integer not null default 100 check (priority between 1 and 999),
  valid_from timestamptz not null default '-infinity',
  -- The first instant without it.
  valid_until timestamptz not null default 'infinity',
  -- What the seller fixes for items off contract; null: the organization decides.
  off_contract text check (off_contract in ('allow', 'warn', 'approval', 'block')),
  -- The end that administrators were last told about.
  end_told timestamptz,
  primary key (account_number, contract_number),
  check (valid_from < valid_until)
);
create index contract_end on contract (valid_until) where valid_until < 'infinity';

-- A percentage for an item, a brand, or a category with its subcategories. `percent`: hundredths of a percent, off the list price or on top of the cost.
-- `breaks`: [{ qty, each }], from `qty` units on `each` takes the place of `percent`; ascending. Of rules whose periods overlap the one that begins last holds.
create table contract_rule (
  account_number text not null,
  contract_number text not null,
  scope text not null check (scope in ('item', 'category', 'brand')),
  -- Item number, category, or the brand as it is written.
  target text not null check (target <> ''),
  basis text not null check (basis in ('discount', 'costPlus')),
  percent integer not null check (percent between 0 and 100000),
  breaks jsonb not null default '[]' check (jsonb_typeof(breaks) = 'array'),
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (account_number, contract_number, scope, target, valid_from),
  foreign key (account_number, contract_number) references contract on delete cascade,
  check (valid_from < valid_until),
  check (basis <> 'discount' or percent <= 10000)
);

-- What items cost the shop, for prices that are agreed as cost plus a percentage. No reply, page, log or file for shoppers has it.
create table item_cost (
  item_id text not null references product on delete cascade,
  currency text not null check (currency in ('USD', 'CAD')),
  cents integer not null check (cents between 0 and 1000000000),
  primary key (item_id, currency)
);

-- What an organization chose for items off contract; without a row they are allowed.
create table off_contract_policy (
  account_number text primary key,
  policy text not null check (policy in ('allow', 'warn', 'approval', 'block'))
);

-- What an account has agreed to pay (B2B-4). Accounts come from elsewhere and may arrive later, hence no reference.
create table contract_price (
  account_number text not null,
  item_id text not null references product on delete cascade,
  currency text not null check (currency in ('USD', 'CAD')),
  cents integer not null check (cents >= 0),
  primary key (account_number, item_id, currency)
);

-- What an account calls an item, and whether its policy blocks it; the account's G_BIO or G_IBV decides how (USR-4).
create table account_item (
  account_number text not null,
  item_id text not null references product on delete cascade,
  customer_sku text check (customer_sku <> ''),
  blocked boolean not null default false,
  primary key (account_number, item_id)
);

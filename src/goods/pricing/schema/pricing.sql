-- Agreed prices of accounts (B2B-4). No foreign key: accounts are imported separately and may arrive later.
create table contract_price (
  account_number text not null,
  item_id text not null references product on delete cascade,
  currency text not null check (currency in ('USD', 'CAD')),
  cents integer not null check (cents >= 0),
  primary key (account_number, item_id, currency)
);

-- An account's own item number, and whether its policy blocks the item; G_BIO or G_IBV decides how (USR-4).
create table account_item (
  account_number text not null,
  item_id text not null references product on delete cascade,
  customer_sku text check (customer_sku <> ''),
  blocked boolean not null default false,
  primary key (account_number, item_id)
);

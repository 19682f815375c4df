-- Purchase orders that an organization has opened with the shop, and its rules about them (B2B-2). They are closed, never deleted: orders name them.
create table purchase_order (
  account_number text not null references account on delete cascade,
  po_id uuid not null,
  number text not null check (char_length(number) between 1 and 40 and number = trim(number)),
  description text not null check (char_length(description) <= 120),
  -- Its amount, and what orders hold and have spent of it, are the fund's. An amount makes it a blanket purchase order.
  fund_id uuid not null unique references fund,
  -- Of the amount: orders in another currency cannot draw from it.
  currency text not null check (currency in ('USD', 'CAD')),
  -- First and last day; null: open end.
  valid_from date,
  valid_until date,
  -- For everybody of the organization, else for the groups and people below; to every place, else to the locations below.
  everybody boolean not null,
  everywhere boolean not null,
  added_at timestamptz not null,
  closed_at timestamptz,
  primary key (account_number, po_id),
  check (valid_from <= valid_until)
);
create unique index purchase_order_number on purchase_order (account_number, lower(number));

create table purchase_order_group (
  account_number text not null,
  po_id uuid not null,
  group_id uuid not null,
  primary key (account_number, po_id, group_id),
  foreign key (account_number, po_id) references purchase_order on delete cascade,
  foreign key (account_number, group_id) references organization_group on delete cascade
);
create index purchase_order_group_of on purchase_order_group (account_number, group_id);

create table purchase_order_person (
  account_number text not null,
  po_id uuid not null,
  profile_id uuid not null references profile on delete cascade,
  primary key (account_number, po_id, profile_id),
  foreign key (account_number, po_id) references purchase_order on delete cascade
);
create index purchase_order_person_of on purchase_order_person (profile_id);

create table purchase_order_location (
  account_number text not null,
  po_id uuid not null,
  location_id uuid not null,
  primary key (account_number, po_id, location_id),
  foreign key (account_number, po_id) references purchase_order on delete cascade,
  foreign key (account_number, location_id) references ship_to_location on delete cascade
);
create index purchase_order_location_of on purchase_order_location (account_number, location_id);

-- An organization without a row asks for nothing and takes any number.
create table purchase_order_rules (
  account_number text primary key references account on delete cascade,
  -- Every order names a purchase order.
  required boolean not null,
  -- Numbers that are none of the open purchase orders are taken too.
  typed boolean not null,
  -- A pattern that those fit (number-format.ts); '': any. With the words that explain it, and a number that fits.
  pattern text not null check (char_length(pattern) <= 100),
  explanation text not null check (char_length(explanation) <= 120),
  example text not null check (char_length(example) <= 40),
  -- Orders are asked for a release number.
  release boolean not null
);

-- Stored addresses of accounts (CHK-2, USR-1), and their defaults.

create table stored_address (
  profile_id uuid not null references profile on delete cascade,
  address_id text not null check (char_length(address_id) between 1 and 40),
  -- S shipping, B billing, SB both.
  type text not null check (type in ('S', 'B', 'SB')),
  -- The wallet that supplied it.
  field1 text not null default '' check (field1 in ('', 'APPLE_PAY', 'KLARNA')),
  first_name text not null check (char_length(first_name) <= 80),
  last_name text not null check (char_length(last_name) <= 80),
  organization text not null check (char_length(organization) <= 60),
  address1 text not null check (char_length(address1) between 1 and 60),
  address2 text not null check (char_length(address2) <= 60),
  city text not null check (char_length(city) between 1 and 50),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (char_length(zip) between 5 and 10),
  country text not null check (country in ('USA', 'CA')),
  phone text not null check (phone ~ '^([0-9]{10})?$'),
  -- Name, street and place normalized for comparison.
  likeness text not null,
  added_at timestamptz not null,
  -- Set while a removed address can still be restored.
  removed_at timestamptz,
  primary key (profile_id, address_id)
);
-- No duplicates within a book.
create unique index stored_address_once on stored_address (profile_id, likeness) where removed_at is null;
create index stored_address_removed on stored_address (removed_at) where removed_at is not null;

-- One per use and country, so that there are never two.
create table stored_address_default (
  profile_id uuid not null,
  country text not null check (country in ('USA', 'CA')),
  use text not null check (use in ('shipping', 'billing')),
  address_id text not null,
  primary key (profile_id, country, use),
  foreign key (profile_id, address_id) references stored_address on delete cascade
);
create index stored_address_default_of on stored_address_default (profile_id, address_id);

-- Shopping lists (LST-1 to LST-3): a list keyed by owner and site, its items, and shoppers' favourites.

create table shopping_list (
  list_id text primary key check (char_length(list_id) between 1 and 40),
  owner_id uuid not null references profile on delete cascade,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  -- Account whose users see it once it is shared; null for shoppers without an account.
  account_number text references account,
  name text not null check (char_length(name) between 1 and 80),
  access_level text not null check (access_level in ('PERSONAL', 'SHARED', 'GLOBAL')),
  -- Other users may rename and delete the list, besides changing items.
  members_edit boolean not null default false,
  modified_at timestamptz not null,
  -- Set while a deleted list can still be restored.
  removed_at timestamptz,
  check (access_level = 'PERSONAL' or account_number is not null)
);
create index shopping_list_owner on shopping_list (owner_id, site_id);
create index shopping_list_shared on shopping_list (account_number, site_id) where access_level <> 'PERSONAL';
create index shopping_list_removed on shopping_list (removed_at) where removed_at is not null;

create table shopping_list_item (
  list_id text not null references shopping_list on delete cascade,
  list_item_id text not null check (char_length(list_item_id) between 1 and 40),
  item_id text not null check (char_length(item_id) between 1 and 120),
  qty integer not null check (qty between 1 and 9999),
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (list_id, list_item_id)
);
-- One row per item of a list; adding more increases it.
create unique index shopping_list_item_once on shopping_list_item (list_id, item_id) where removed_at is null;
create index shopping_list_item_removed on shopping_list_item (removed_at) where removed_at is not null;

create table shopping_list_favorite (
  profile_id uuid not null references profile on delete cascade,
  list_id text not null references shopping_list on delete cascade,
  primary key (profile_id, list_id)
);
create index shopping_list_favorite_list on shopping_list_favorite (list_id);

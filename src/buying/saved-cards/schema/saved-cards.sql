-- Saved cards of an account (PAY-3), and which one is used for what.
create table saved_card (
  profile_id uuid not null references profile on delete cascade,
  card_id text not null check (char_length(card_id) between 1 and 40),
  -- The payment company's lasting reference, never a number. The server sends it to that company only.
  reference text not null check (char_length(reference) between 1 and 255),
  brand text not null check (brand ~ '^[A-Z_]{2,30}$'),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  -- Both null: a card without an expiry date.
  expiry_month smallint check (expiry_month between 1 and 12),
  expiry_year smallint check (expiry_year between 2000 and 2099),
  -- The last valid day, for the few cards that have one; null: the end of the month.
  expiry_day smallint check (expiry_day between 1 and 31),
  nickname text not null default '' check (char_length(nickname) <= 32),
  -- The billing address, as in checkout; null: the shipping address.
  bill_to jsonb,
  -- What a shopper can see of the card; cards with the same likeness are the same card.
  likeness text not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  last_used_at timestamptz,
  -- Set while a removed card can still be restored.
  removed_at timestamptz,
  primary key (profile_id, card_id),
  check ((expiry_month is null) = (expiry_year is null)),
  check (expiry_day is null or expiry_month is not null)
);
-- An account saves a card only once.
create unique index saved_card_once on saved_card (profile_id, likeness) where removed_at is null;
create index saved_card_removed on saved_card (removed_at) where removed_at is not null;

-- The primary key allows one card per use.
create table saved_card_mark (
  profile_id uuid not null,
  use text not null check (use in ('default', 'membership')),
  card_id text not null,
  primary key (profile_id, use),
  foreign key (profile_id, card_id) references saved_card on delete cascade
);
create index saved_card_mark_of on saved_card_mark (profile_id, card_id);

-- What checkout charges; it joins the card's own row, so that a removed card cannot pay.
create view chargeable_card as
select profile_id, card_id, reference, brand, last_four, expiry_month, expiry_year, expiry_day from saved_card where removed_at is null;

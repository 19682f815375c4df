-- Reward money of members (RWD-1): what each has in a currency, and every cent that came and went. One statement writes both, so a
-- balance is the sum of its entries at any time.

create table reward_balance (
  profile_id uuid not null references profile on delete cascade,
  currency text not null check (currency in ('USD', 'CAD')),
  cents integer not null check (cents >= 0),
  primary key (profile_id, currency)
);

-- Rows are only ever added. `cause` says which step of the order it was, so that a step that is repeated writes nothing twice.
create table reward_entry (
  entry_id bigint generated always as identity primary key,
  profile_id uuid not null,
  currency text not null,
  order_number text not null,
  kind text not null check (kind in ('earned', 'spent', 'givenBack', 'takenBack')),
  cause text not null check (char_length(cause) between 1 and 60),
  cents integer not null check (case when kind in ('earned', 'givenBack') then cents > 0 else cents <= 0 end),
  -- Of goods that came back: what they had earned and the balance had no more. It is owed by nobody.
  lacking integer not null default 0 check (lacking >= 0 and (lacking = 0 or kind = 'takenBack')),
  at timestamptz not null,
  unique (order_number, kind, cause),
  foreign key (profile_id, currency) references reward_balance on delete cascade
);
create index reward_entry_account on reward_entry (profile_id, currency, entry_id);

-- What a member of the rewards program was last told of it, so that what is new is marked as new once (RWD-1).
create table rewards_told (
  profile_id uuid primary key references profile on delete cascade,
  tier text not null check (tier in ('member', 'best', 'elite')),
  free_item boolean not null
);

-- What checkout may offer.
create view spendable_reward as select b.profile_id, b.currency, b.cents from reward_balance b join rewards_member m using (profile_id);

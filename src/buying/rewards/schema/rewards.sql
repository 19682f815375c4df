-- Reward money of members (RWD-1): the balance per currency, and an entry for every change. One statement writes both, so the balance is
-- always the sum of its entries.

create table reward_balance (
  profile_id uuid not null references profile on delete cascade,
  currency text not null check (currency in ('USD', 'CAD')),
  cents integer not null check (cents >= 0),
  primary key (profile_id, currency)
);

-- Append-only. `cause` names the step of the order, so that a repeated step writes no second entry.
create table reward_entry (
  entry_id bigint generated always as identity primary key,
  profile_id uuid not null,
  currency text not null,
  order_number text not null,
  kind text not null check (kind in ('earned', 'spent', 'givenBack', 'takenBack')),
  cause text not null check (char_length(cause) between 1 and 60),
  cents integer not null check (case when kind in ('earned', 'givenBack') then cents > 0 else cents <= 0 end),
  -- Reward money that returned goods had earned but the balance no longer had. Nobody owes it.
  lacking integer not null default 0 check (lacking >= 0 and (lacking = 0 or kind = 'takenBack')),
  at timestamptz not null,
  unique (order_number, kind, cause),
  foreign key (profile_id, currency) references reward_balance on delete cascade
);
create index reward_entry_account on reward_entry (profile_id, currency, entry_id);

-- What the program last announced to a member, so that each novelty is marked as new once (RWD-1).
create table rewards_told (
  profile_id uuid primary key references profile on delete cascade,
  tier text not null check (tier in ('member', 'best', 'elite')),
  free_item boolean not null
);

-- Reward money that checkout may offer.
create view spendable_reward as select b.profile_id, b.currency, b.cents from reward_balance b join rewards_member m using (profile_id);

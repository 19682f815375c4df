-- Representatives who act for shoppers: who, for whom, why and how long, and everything they did (USR-6, USR-11).

create table acting (
  acting_id uuid primary key,
  -- The session in which it happens.
  token_hash bytea not null unique,
  tenant text not null check (tenant in ('consumer', 'business')),
  -- Null when the representative has left; name and number stay as they were.
  representative_id uuid references profile on delete set null,
  representative_name text not null,
  representative_number text not null,
  profile_id uuid not null references profile on delete cascade,
  shopper_first_name text not null,
  shopper_name text not null,
  reason text not null check (reason in ('order', 'chat', 'refund', 'other')),
  note text not null check (char_length(note) between 1 and 200),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  -- Null: not ended before its time.
  ended_at timestamptz check (ended_at >= started_at),
  -- When the shopper put the notice in the cart away.
  noticed_at timestamptz
);
create index acting_of_shopper on acting (profile_id, started_at desc);
create index acting_of_representative on acting (representative_id, started_at desc);
create index acting_started on acting (started_at);

-- What was done: written before it is done, never changed.
create table acting_event (
  event_id bigint generated always as identity primary key,
  acting_id uuid not null references acting on delete cascade,
  at timestamptz not null,
  deed text not null,
  -- Item numbers, an order number, coupons: in the words of the call.
  about text[] not null
);
create index acting_event_of on acting_event (acting_id, event_id);

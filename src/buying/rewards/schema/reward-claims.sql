-- Purchases that earned nothing, as members say (RWD-2): staff look at each and give what is missing, or say why not.
create table reward_claim (
  claim_id bigint generated always as identity primary key,
  profile_id uuid not null references profile on delete cascade,
  currency text not null check (currency in ('USD', 'CAD')),
  -- The number of the order or receipt, its day, and what was paid for goods.
  reference text not null check (char_length(reference) between 4 and 40),
  bought_on date not null,
  cents integer not null check (cents > 0),
  state text not null default 'open' check (state in ('open', 'granted', 'refused')),
  -- Why it was refused.
  reason text check (char_length(reason) between 1 and 200),
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null)),
  -- A receipt earns once, whoever has it.
  unique (currency, reference)
);
create index reward_claim_person on reward_claim (profile_id, claim_id);
create index reward_claim_open on reward_claim (claim_id) where state = 'open';

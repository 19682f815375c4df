-- Experiments that staff run (EXP-1), who has seen which variant, and what they ordered. Visitors are digests of a random name that only a browser has,
-- kept with its consent to analytics alone; nothing leads from them to an account.
create table experiment (
  experiment_key text primary key check (experiment_key ~ '^[a-z][a-z0-9-]{1,38}$'),
  hypothesis text not null check (char_length(hypothesis) between 1 and 500),
  -- [{ name, weight }], the first is the control.
  variants jsonb not null check (jsonb_typeof(variants) = 'array'),
  -- AudienceRule.
  audience jsonb not null,
  share_percent smallint not null check (share_percent between 1 and 100),
  state text not null default 'draft' check (state in ('draft', 'running', 'stopped', 'decided')),
  started_at timestamptz,
  stopped_at timestamptz,
  winner text check (char_length(winner) <= 20),
  -- VariantCounts at the decision: its visitors are forgotten then.
  result jsonb,
  check ((state = 'draft') = (started_at is null)),
  check ((state in ('stopped', 'decided')) = (stopped_at is not null)),
  check ((state = 'decided') = (winner is not null and result is not null))
);

create table experiment_exposure (
  experiment_key text not null references experiment on delete cascade,
  visitor bytea not null,
  variant text not null check (char_length(variant) <= 20),
  at timestamptz not null,
  -- Of the page on which the variant was first shown: what it transferred.
  weight_kb integer not null check (weight_kb >= 0),
  -- What pages reported since.
  errors integer not null default 0,
  primary key (experiment_key, visitor)
);
create index experiment_exposure_visitor on experiment_exposure (visitor);

create table experiment_order (
  experiment_key text not null,
  -- A digest of the order's number.
  order_digest bytea not null,
  visitor bytea not null,
  cents bigint not null check (cents >= 0),
  currency text not null check (currency in ('USD', 'CAD')),
  primary key (experiment_key, order_digest),
  foreign key (experiment_key, visitor) references experiment_exposure on delete cascade
);
create index experiment_order_visitor on experiment_order (experiment_key, visitor);

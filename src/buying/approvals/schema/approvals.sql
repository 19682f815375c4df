-- Orders that wait for approvers, and what those decided (B2B-3). Every row carries its organization in the key.

create table approval (
  account_number text not null references account on delete cascade,
  order_number text not null unique,
  buyer_id uuid not null,
  buyer_name text not null,
  -- The buyer's group when the order was submitted.
  group_id uuid,
  site_id text not null,
  copy_locale text not null,
  currency text not null check (currency in ('USD', 'CAD')),
  state text not null check (state in ('waiting', 'approved', 'declined', 'withdrawn', 'expired')),
  -- What the rules said: steps, reasons, settings (`Verdict`). Rules that change while the order waits do not change it.
  verdict jsonb not null check (jsonb_typeof(verdict) = 'object'),
  -- The step that waits for an answer, from 0.
  step_no integer not null default 0 check (step_no >= 0),
  -- The lines as they were submitted, with what approvers left of each.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- Where it goes, what pays, what it is charged to: as the buyer saw it.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- The provider's references for the payment at approval; null once it needs none.
  tenders jsonb,
  -- Cents; less when approvers took something off.
  total integer not null check (total >= 0),
  submitted_total integer not null check (submitted_total >= total),
  submitted_at timestamptz not null,
  -- When the step began, and what was done about nobody answering.
  step_since timestamptz not null,
  reminded_at timestamptz,
  escalated_at timestamptz,
  -- Prices and tax hold until then.
  expires_at timestamptz not null,
  decided_at timestamptz,
  -- When the buyer was told what became of the approved order.
  told_at timestamptz,
  primary key (account_number, order_number),
  check ((state = 'waiting') = (decided_at is null))
);
create index approval_waiting on approval (expires_at) where state = 'waiting';
create index approval_untold on approval (decided_at) where state = 'approved' and told_at is null;
create index approval_of_buyer on approval (account_number, buyer_id, submitted_at desc);
create index approval_latest on approval (account_number, submitted_at desc);

-- Who is asked in which step; `escalated`: asked because nobody answered, and may answer for the whole step.
create table approval_asked (
  account_number text not null,
  order_number text not null,
  step_no integer not null,
  profile_id uuid not null,
  name text not null,
  escalated boolean not null default false,
  primary key (account_number, order_number, step_no, profile_id),
  foreign key (account_number, order_number) references approval on delete cascade
);
create index approval_asked_of on approval_asked (account_number, profile_id);

-- One row for each person who was asked and whose answer is there. `by_id`: who gave it, perhaps as their substitute.
create table approval_decision (
  account_number text not null,
  order_number text not null,
  step_no integer not null,
  for_id uuid not null,
  by_id uuid not null,
  by_name text not null,
  decision text not null check (decision in ('approve', 'decline')),
  at timestamptz not null,
  primary key (account_number, order_number, step_no, for_id),
  foreign key (account_number, order_number) references approval on delete cascade
);

-- What people wrote about an order; with a decision, its comment.
create table approval_comment (
  account_number text not null,
  order_number text not null,
  comment_no bigint generated always as identity,
  author_id uuid not null,
  author_name text not null,
  kind text not null check (kind in ('comment', 'approve', 'decline', 'withdraw')),
  body text not null check (char_length(body) <= 500),
  at timestamptz not null,
  primary key (account_number, order_number, comment_no),
  foreign key (account_number, order_number) references approval on delete cascade
);

-- Who answers while somebody is away. Days on the calendar of the organization's country, both included.
create table approval_substitute (
  account_number text not null references account on delete cascade,
  profile_id uuid not null references profile on delete cascade,
  substitute_id uuid not null references profile on delete cascade,
  from_day date not null,
  until_day date not null,
  primary key (account_number, profile_id),
  check (profile_id <> substitute_id and until_day >= from_day)
);
create index approval_substitute_for on approval_substitute (account_number, substitute_id);

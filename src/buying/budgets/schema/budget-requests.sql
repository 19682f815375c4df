-- Requests for more money in a budget: of each person one waits for each budget. What was granted is an entry of the fund.
create table budget_request (
  request_id uuid primary key,
  account_number text not null,
  center text not null,
  profile_id uuid not null references profile on delete cascade,
  cents bigint not null check (cents > 0),
  note text not null check (char_length(note) <= 300),
  -- Of who asks, for the mail with the answer.
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  state text not null check (state in ('waiting', 'granted', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- By the name of then.
  answered_by text,
  granted bigint check (granted > 0),
  answer text not null default '' check (char_length(answer) <= 300),
  check ((state = 'waiting') = (answered_at is null)),
  check ((state = 'granted') = (granted is not null)),
  foreign key (account_number, center) references budget_center (account_number, name) on update cascade on delete cascade
);
create unique index budget_request_waiting on budget_request (account_number, center, profile_id) where state = 'waiting';
create index budget_request_of_person on budget_request (profile_id, asked_at desc);

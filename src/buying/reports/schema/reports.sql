-- Reports that are mailed on a schedule (H_R, B2B-5). Every row carries its organization in the key.
create table report_schedule (
  account_number text not null references account on delete cascade,
  schedule_id uuid not null,
  question text not null check (question in ('time', 'center', 'person', 'group', 'category', 'location', 'contract', 'savings', 'items')),
  cadence text not null check (cadence in ('weekly', 'monthly')),
  -- What it is limited to, by name: {"center": "Art"}.
  filters jsonb not null default '{}' check (jsonb_typeof(filters) = 'object'),
  -- The site whose currency, clock and country it is about: its locale when it was made.
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA')),
  made_by text not null,
  made_at timestamptz not null,
  -- The day on which the next one is sent, on the site's clock.
  next_day date not null,
  primary key (account_number, schedule_id)
);
create index report_schedule_due on report_schedule (next_day);

create table report_reader (
  account_number text not null,
  schedule_id uuid not null,
  profile_id uuid not null references profile on delete cascade,
  primary key (account_number, schedule_id, profile_id),
  foreign key (account_number, schedule_id) references report_schedule on delete cascade
);
create index report_reader_of on report_reader (profile_id);

-- One for each reader and day; kept when the schedule ends. `withoutRight`: the reader had no right to reports any more, and got nothing.
create table report_send (
  account_number text not null references account on delete cascade,
  schedule_id uuid not null,
  day date not null,
  profile_id uuid not null references profile on delete cascade,
  question text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'withoutRight')),
  at timestamptz not null,
  primary key (account_number, schedule_id, day, profile_id)
);
create index report_send_of on report_send (account_number, day desc);
create index report_send_to on report_send (profile_id);

-- What an organization tells its own people while they shop (H_CM). A message that was taken down stays, so that it can come back.
create table custom_message (
  account_number text not null references account on delete cascade,
  message_id uuid not null,
  title text not null check (char_length(title) between 1 and 80),
  body text not null check (char_length(body) between 1 and 600),
  -- The same for pages in French; both '' when there is no French text.
  title_french text not null default '' check (char_length(title_french) <= 80),
  body_french text not null default '' check (char_length(body_french) <= 600 and (title_french = '') = (body_french = '')),
  tone text not null check (tone in ('info', 'warn')),
  places text[] not null check (places <@ '{home,account,cart,checkout}'::text[] and cardinality(places) > 0),
  -- Days in the time zone of the site that shows it; both included.
  first_day date not null,
  last_day date check (last_day >= first_day),
  -- For everybody of the organization; else for the groups below.
  everybody boolean not null,
  written_by text not null,
  written_at timestamptz not null,
  removed_at timestamptz,
  primary key (account_number, message_id)
);

create table custom_message_group (
  account_number text not null,
  message_id uuid not null,
  group_id uuid not null,
  primary key (account_number, message_id, group_id),
  foreign key (account_number, message_id) references custom_message on delete cascade,
  foreign key (account_number, group_id) references organization_group on delete cascade
);

-- Who has put a message away. Writing it anew shows it to them again.
create table custom_message_away (
  profile_id uuid not null references profile on delete cascade,
  account_number text not null,
  message_id uuid not null,
  away_at timestamptz not null,
  primary key (profile_id, message_id),
  foreign key (account_number, message_id) references custom_message on delete cascade
);
create index custom_message_away_of on custom_message_away (account_number, message_id);

-- Chat messages between shoppers and staff, and feedback (APP-20).

-- Each shopper has one conversation; an answer is mailed unless they read it on the page first.
create table conversation (
  conversation_id uuid primary key,
  owner_id uuid not null unique,
  tenant text not null check (tenant in ('consumer', 'business')),
  locale text not null,
  copy_locale text not null,
  -- 8: the business desk.
  department smallint,
  name text not null check (char_length(name) between 1 and 80),
  email text not null check (char_length(email) between 3 and 254),
  begun_at timestamptz not null,
  -- Time of the last message; the conversation is deleted a year later.
  written_at timestamptz not null,
  mail_due_at timestamptz,
  mail_attempts integer not null default 0
);
create index conversation_mail_due on conversation (mail_due_at) where mail_due_at is not null;
create index conversation_written_at on conversation (written_at);

create table conversation_message (
  conversation_id uuid not null references conversation on delete cascade,
  seq integer not null check (seq > 0),
  by_whom text not null check (by_whom in ('shopper', 'staff')),
  body text not null check (char_length(body) between 1 and 2000),
  at timestamptz not null,
  -- Key of the form that sent it: a repeated form stores nothing.
  request_key uuid,
  primary key (conversation_id, seq),
  unique (conversation_id, request_key)
);

create table feedback (
  feedback_id uuid primary key,
  owner_id uuid not null,
  request_key uuid not null,
  tenant text not null check (tenant in ('consumer', 'business')),
  locale text not null,
  topic text not null check (topic in ('website', 'products', 'delivery', 'store', 'other')),
  rating smallint check (rating between 1 and 5),
  body text not null check (char_length(body) between 1 and 2000),
  email text check (char_length(email) between 3 and 254),
  -- The shop's page that the shopper came from.
  page text not null default '' check (char_length(page) <= 300),
  at timestamptz not null,
  unique (owner_id, request_key)
);
create index feedback_at on feedback (at);

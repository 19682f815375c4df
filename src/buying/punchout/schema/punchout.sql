-- Sessions that purchasing systems open, and what the page keeps that plays such a system (B2B-9).

create table punchout_session (
  session_id uuid primary key,
  account_number text not null,
  connection_id uuid not null,
  profile_id uuid not null references profile on delete cascade,
  -- Owns the cart of this session; no person's.
  cart_owner uuid not null unique,
  -- The address that begins it: good once, for minutes. Only its hash is stored.
  start_hash bytea not null unique,
  start_until timestamptz not null,
  -- The session in the browser, from its beginning on.
  token_hash bytea unique,
  operation text not null check (operation in ('create', 'edit', 'inspect')),
  is_test boolean not null,
  -- What the system calls the visit, to be given back as it came.
  buyer_cookie text not null check (char_length(buyer_cookie) <= 2000),
  payload_id text not null check (char_length(payload_id) <= 255),
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA')),
  return_to text not null check (char_length(return_to) between 1 and 2000),
  -- The window that the cart is posted to; '': the shop's own.
  target text not null check (char_length(target) <= 60),
  -- What is in the cart at first: [{ itemId, quantity }].
  items jsonb not null,
  -- Items of these that the shop does not sell any more.
  missing text[] not null default '{}',
  -- Where it begins: '', 'cart', 'return', 'item …', 'search …'.
  begins_at text not null check (char_length(begins_at) <= 200),
  zip text not null check (char_length(zip) <= 10),
  made_at timestamptz not null,
  begun_at timestamptz,
  ends_at timestamptz not null,
  -- 'transferred', 'left'; null: neither yet.
  outcome text check (outcome in ('transferred', 'left')),
  outcome_at timestamptz,
  foreign key (account_number, connection_id) references procurement_connection on delete cascade
);
create index punchout_session_of on punchout_session (account_number, connection_id);
create index punchout_session_person on punchout_session (profile_id);
create index punchout_session_made on punchout_session (made_at);

-- What was sent to the shop and what came back when somebody tried a connection.
create table punchout_trial (
  account_number text not null,
  connection_id uuid not null,
  trial_id uuid not null,
  at timestamptz not null,
  request text not null,
  response text not null,
  start_page text not null,
  message text,
  received_at timestamptz,
  primary key (account_number, connection_id, trial_id),
  foreign key (account_number, connection_id) references procurement_connection on delete cascade
);
create index punchout_trial_at on punchout_trial (at);

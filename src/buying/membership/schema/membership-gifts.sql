-- Memberships that are bought for somebody else (RWD-4). Before it is paid a gift is a plan beside its buy-now cart; every paid order opens one.
create table membership_gift_plan (
  cart_id uuid primary key,
  giver_id uuid not null references profile on delete cascade,
  giver_name text not null,
  recipient_name text not null,
  recipient_email text not null,
  recipient_locale text not null check (recipient_locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  message text not null check (char_length(message) <= 500),
  send_on date not null,
  made_at timestamptz not null
);
create index membership_gift_plan_made on membership_gift_plan (made_at);

create table membership_gift (
  -- The key refuses a second, so a repeat opens nothing more.
  order_number text primary key,
  line_no integer not null,
  -- Null: the giver's account is gone. The gift stays the recipient's.
  giver_id uuid references profile on delete set null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  -- The language of the mails to the giver.
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  program text not null check (program in ('SELECT', 'PREMIUM')),
  -- What it cost, before tax.
  cents integer not null check (cents >= 0),
  -- open: nobody is named yet. waiting: for its day. sent. accepted. withdrawn: by the giver. lapsed: nobody accepted it.
  state text not null check (state in ('open', 'waiting', 'sent', 'accepted', 'withdrawn', 'lapsed')),
  giver_name text not null default '',
  recipient_name text not null default '',
  recipient_email text not null default '',
  recipient_locale text not null default 'en-US' check (recipient_locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  message text not null default '' check (char_length(message) <= 500),
  send_on date,
  sent_at timestamptz,
  reminded_at timestamptz,
  accepted_by uuid references profile on delete set null,
  refund_due boolean not null default false,
  refunded integer check (refunded >= 0),
  bought_at timestamptz not null,
  changed_at timestamptz not null,
  check (state = 'open' or send_on is not null),
  check (state in ('withdrawn', 'lapsed') or not refund_due)
);
create index membership_gift_giver on membership_gift (giver_id, bought_at);
create index membership_gift_taker on membership_gift (accepted_by) where accepted_by is not null;
create index membership_gift_running on membership_gift (state, changed_at) where state in ('open', 'waiting', 'sent');
create index membership_gift_refund on membership_gift (order_number) where refund_due;
create index membership_gift_over on membership_gift (changed_at) where state in ('accepted', 'withdrawn', 'lapsed') and recipient_email <> '';

-- Links in mails. Only their hashes are kept; a gift may have several, for it is mailed again.
create table membership_gift_link (
  token_hash bytea primary key,
  order_number text not null references membership_gift on delete cascade
);
create index membership_gift_link_gift on membership_gift_link (order_number);

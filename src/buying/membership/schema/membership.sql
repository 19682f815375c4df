-- Paid memberships (RWD-4): what runs for a person, and every term that was bought. The program itself stands in the profile.
create table membership (
  profile_id uuid primary key references profile on delete cascade,
  program text not null check (program in ('SELECT', 'PREMIUM')),
  -- active: renews itself. ending: runs to its end. overdue: the card was declined, and is tried again. ended.
  state text not null check (state in ('active', 'ending', 'overdue', 'ended')),
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  -- The language of its mails.
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  -- What renews it.
  item_id text not null,
  -- Days of the site's calendar: the term that runs.
  begins_on date not null,
  ends_on date not null check (ends_on > begins_on),
  -- The latest notice: about which end, how many days before at the latest, when, and with which price in cents.
  told_for date,
  told_days smallint check (told_days in (30, 7)),
  told_on date,
  told_cents integer check (told_cents >= 0),
  -- Refusals of the card, and when it is tried again.
  tries smallint not null default 0,
  next_at timestamptz,
  -- The cart of a renewal that is being ordered, and until when its server has time for that.
  cart_id uuid,
  lease_until timestamptz,
  -- Cancelled without a benefit used: its price is on the way back.
  refund_due boolean not null default false,
  changed_at timestamptz not null,
  check ((cart_id is null) = (lease_until is null)),
  check (state = 'ended' or not refund_due)
);
create index membership_ends on membership (ends_on) where state <> 'ended';
create index membership_leased on membership (lease_until) where lease_until is not null;
create index membership_refund on membership (profile_id) where refund_due;

-- One row for each order that bought one: the key refuses a second, so a repeat grants nothing more.
create table membership_term (
  order_number text primary key,
  profile_id uuid not null references membership on delete cascade,
  line_no integer not null,
  program text not null check (program in ('SELECT', 'PREMIUM')),
  kind text not null check (kind in ('bought', 'renewed', 'movedUp', 'extended')),
  begins_on date not null,
  ends_on date not null,
  -- What it cost, before tax; and what was given back, with tax.
  cents integer not null check (cents >= 0),
  refunded integer check (refunded >= 0),
  at timestamptz not null
);
create index membership_term_person on membership_term (profile_id, at);

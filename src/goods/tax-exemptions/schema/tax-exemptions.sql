-- Certificates with which an organization buys without tax (B2B-4). They are kept when they end: orders name them.
create table tax_exemption (
  account_number text not null references account on delete cascade,
  exemption_id uuid not null,
  country text not null check (country in ('US', 'CA')),
  kind text not null check (kind in ('resale', 'government', 'nonprofit', 'school', 'tribe', 'firstNations', 'diplomat')),
  number text not null check (char_length(number) between 1 and 40 and number = trim(number)),
  -- States or provinces, and the taxes that it takes away there.
  regions text[] not null check (cardinality(regions) between 1 and 60),
  taxes text[] not null check (taxes <@ '{SALES,GST,HST,PST,RST,QST}'::text[] and cardinality(taxes) > 0),
  -- Days in the sites' time zone, both included; null: no end.
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  state text not null check (state in ('submitted', 'approved', 'declined', 'withdrawn', 'expired', 'revoked', 'replaced')),
  -- Why it was declined or revoked; '' for the rest.
  reason text not null default '' check (char_length(reason) <= 300),
  submitted_by text not null,
  submitted_at timestamptz not null,
  -- When it was approved, declined or withdrawn, and when it stopped counting.
  decided_at timestamptz,
  ended_at timestamptz,
  -- The certificate that it takes the place of once it is approved.
  replaces uuid,
  -- What the administrators are still to be mailed about it.
  mail_due text check (mail_due in ('approved', 'declined', 'revoked', 'endsSoon')),
  -- They were warned of its end.
  warned_at timestamptz,
  primary key (account_number, exemption_id),
  foreign key (account_number, replaces) references tax_exemption,
  check ((state = 'submitted') = (decided_at is null))
);
create index tax_exemption_submitted on tax_exemption (submitted_at) where state = 'submitted';
create index tax_exemption_approved on tax_exemption (valid_until) where state = 'approved' and valid_until is not null;
create index tax_exemption_mail on tax_exemption (mail_due) where mail_due is not null;

-- The scan, apart from the facts, so that lists never read it.
create table tax_exemption_document (
  account_number text not null,
  exemption_id uuid not null,
  media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes bytea not null check (octet_length(bytes) between 1 and 4000000),
  primary key (account_number, exemption_id),
  foreign key (account_number, exemption_id) references tax_exemption on delete cascade
);

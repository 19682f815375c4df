-- Who wants offers by email (RWD-3). Nothing is sent to an address before its owner confirmed it.
create table offer_subscriber (
  -- Also the secret in the links that end it.
  subscriber_id uuid primary key,
  -- The secret in the mail that asks for the confirmation.
  confirm_token uuid not null unique,
  tenant text not null check (tenant in ('consumer', 'business')),
  country text not null check (country in ('US', 'CA')),
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA')),
  copy_locale text not null check (copy_locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  email text not null check (char_length(email) <= 254),
  -- The page on which they asked; '' when unknown.
  landing_page text not null check (char_length(landing_page) <= 500),
  -- The sentence beside the button, to which they agreed.
  consent text not null,
  asked_at timestamptz not null,
  -- When the question went out last.
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  -- The next mail with offers; null: not confirmed.
  next_at timestamptz,
  check ((confirmed_at is null) = (next_at is null))
);
create unique index offer_subscriber_address on offer_subscriber (tenant, lower(email));
create index offer_subscriber_due on offer_subscriber (next_at) where next_at is not null;
create index offer_subscriber_open on offer_subscriber (asked_at) where confirmed_at is null;

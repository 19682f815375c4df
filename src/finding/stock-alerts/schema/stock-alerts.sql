-- Requests for one mail when a product can be bought (again).

create table stock_alert (
  -- Also the secret in the mail's link that ends all requests of the address.
  alert_id uuid primary key,
  item_id text not null references product on delete cascade,
  tenant text not null check (tenant in ('consumer', 'business')),
  country text not null check (country in ('US', 'CA')),
  locale text not null,
  copy_locale text not null,
  waits_for text not null check (waits_for in ('stock', 'release')),
  -- Deleted when the mail was sent; the hash remains for as long as the mail's link has to work.
  email text check (char_length(email) <= 254),
  email_hash text not null,
  -- The sentence beside the button, to which the shopper agreed.
  consent text not null,
  asked_at timestamptz not null,
  -- When a failed mail is tried again; null before the first attempt.
  due_at timestamptz,
  attempts integer not null default 0,
  mailed_at timestamptz,
  check ((email is null) = (mailed_at is not null))
);
-- One open request per person, product and shop.
create unique index stock_alert_open on stock_alert (item_id, country, tenant, email_hash) where email is not null;
create index stock_alert_of_address on stock_alert (email_hash);
create index stock_alert_age on stock_alert (asked_at);

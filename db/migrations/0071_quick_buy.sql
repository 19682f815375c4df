-- Buy now: where a shopper's quick orders go and what pays for them, on the site it was set up for.

create table quick_buy (
  profile_id uuid primary key references profile on delete cascade,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  address_id uuid not null,
  payment_id uuid not null,
  email text not null check (char_length(email) between 3 and 254),
  phone text not null default '' check (phone ~ '^[0-9]{0,15}$'),
  ship_to jsonb not null,
  bill_to jsonb,
  -- {token, paymentType, brand, lastFour, expiry}: a reference into the provider's vault, never a number.
  payment jsonb not null,
  updated_at timestamptz not null
);

-- What the session needs to know of it: { siteId, addressId, paymentId, zip }; null where it is not set up.
alter table profile add column quick_buy jsonb check (jsonb_typeof(quick_buy) = 'object');

create or replace view shopper_session as
select s.token_hash, s.shopper_id, s.tenant, s.context_token, s.expires_at,
  p.profile_id, p.email, p.first_name, p.last_name, p.phone, p.customer_number, p.rewards_number, p.membership_program,
  p.segment_code, p.user_type, p.flow, p.spanish, p.preferred_store,
  a.account_number, a.name as account_name, a.division, a.route_type,
  coalesce(a.permissions, '{}') || coalesce(p.permissions, '{}') as permissions,
  p.quick_buy
from session s
left join profile p on p.profile_id = s.profile_id
left join account a on a.account_number = p.account_number;

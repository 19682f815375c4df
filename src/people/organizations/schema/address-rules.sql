-- What an organization says about the addresses of its orders (USR-9, B2B-5): whether its people may use their own, and where it is billed in each country.
create table organization_address_rule (
  account_number text primary key references account on delete cascade,
  own_shipping boolean not null default true,
  own_billing boolean not null default true
);

create table organization_billing (
  account_number text not null references account on delete cascade,
  country text not null check (country in ('USA', 'CA')),
  -- An address as checkout keeps it.
  address jsonb not null check (jsonb_typeof(address) = 'object'),
  primary key (account_number, country)
);

-- For other capabilities: the rules for each person of an organization; `billing` holds an address by country, or is null.
create view buyer_address_rule as
select b.profile_id, coalesce(r.own_shipping, true) as own_shipping, coalesce(r.own_billing, true) as own_billing,
  (select jsonb_object_agg(a.country, a.address) from organization_billing a where a.account_number = b.account_number) as billing
from organization_buyer b left join organization_address_rule r using (account_number);

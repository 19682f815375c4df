-- Where an organization has goods sent (USR-9, B2B-5), and who may have them sent there. Locations are retired, never deleted.
create table ship_to_location (
  account_number text not null references account on delete cascade,
  location_id uuid not null,
  -- The organization's own number of the place; '' for none.
  code text not null check (char_length(code) <= 16),
  name text not null check (char_length(name) between 1 and 40),
  -- Who takes the parcels; '': whoever orders.
  attention text not null check (char_length(attention) <= 80),
  notes text not null check (char_length(notes) <= 200),
  address1 text not null check (char_length(address1) between 1 and 60),
  address2 text not null check (char_length(address2) <= 60),
  city text not null check (char_length(city) between 1 and 50),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (char_length(zip) between 5 and 10),
  country text not null check (country in ('USA', 'CA')),
  phone text not null check (phone ~ '^([0-9]{10})?$'),
  -- For everybody of the organization; else for the groups and people below.
  everybody boolean not null,
  added_at timestamptz not null,
  retired_at timestamptz,
  primary key (account_number, location_id)
);
create unique index ship_to_location_code on ship_to_location (account_number, lower(code)) where code <> '';

create table ship_to_group (
  account_number text not null,
  location_id uuid not null,
  group_id uuid not null,
  primary key (account_number, location_id, group_id),
  foreign key (account_number, location_id) references ship_to_location on delete cascade,
  foreign key (account_number, group_id) references organization_group on delete cascade
);
create index ship_to_group_of on ship_to_group (account_number, group_id);

create table ship_to_person (
  account_number text not null,
  location_id uuid not null,
  profile_id uuid not null references profile on delete cascade,
  primary key (account_number, location_id, profile_id),
  foreign key (account_number, location_id) references ship_to_location on delete cascade
);
create index ship_to_person_of on ship_to_person (profile_id);

-- Where a person's orders go when they choose nothing, in each country.
create table ship_to_default (
  profile_id uuid not null references profile on delete cascade,
  country text not null check (country in ('USA', 'CA')),
  account_number text not null,
  location_id uuid not null,
  primary key (profile_id, country),
  foreign key (account_number, location_id) references ship_to_location on delete cascade
);
create index ship_to_default_of on ship_to_default (account_number, location_id);

-- For other capabilities: the locations that each person may use now.
create view usable_location as
select b.profile_id, l.location_id, l.code, l.name, l.attention, l.notes, l.address1, l.address2, l.city, l.state, l.zip, l.country, l.phone
from organization_buyer b join ship_to_location l on l.account_number = b.account_number
where l.retired_at is null and (
  l.everybody
  or exists (select from ship_to_person p where p.account_number = l.account_number and p.location_id = l.location_id and p.profile_id = b.profile_id)
  or exists (select from ship_to_group g join buyer_group m on m.account_number = g.account_number and m.group_id = g.group_id
    where g.account_number = l.account_number and g.location_id = l.location_id and m.profile_id = b.profile_id)
);

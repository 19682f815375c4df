create table store (
  store_number text primary key check (store_number ~ '^[0-9]{4}$'),
  -- The list that the store came from; empty for the shop's own. An import changes only stores of its own list.
  source text not null default '' check (source ~ '^[a-z0-9-]{0,40}$'),
  name text not null,
  address_line1 text not null,
  city text not null,
  state text not null,
  zipcode text not null,
  country text not null check (country in ('US', 'CA')),
  -- Empty for a store without its own phone.
  phone text not null check (phone ~ '^([0-9]{10})?$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  -- Monday first: "08:00-21:00", or null when closed.
  hours jsonb not null check (jsonb_array_length(hours) = 7),
  -- Days with other hours, in order: [{ "day": "2026-12-24", "hours": "08:00-16:00" }, { "day": "2026-12-25", "hours": null }].
  exceptions jsonb not null default '[]' check (jsonb_typeof(exceptions) = 'array'),
  services text[] not null default '{}'
);
create trigger store_changed after insert or update or delete or truncate on store for each statement execute function announce_all('store');

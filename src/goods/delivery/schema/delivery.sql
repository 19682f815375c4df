-- The shop computes public holidays by rule. Rows here are exceptions: an extra day off, or a holiday that is worked.
create table holiday (
  country text not null check (country in ('US', 'CA')),
  -- Two letters of a state or province; empty for the whole country.
  region text not null default '' check (region ~ '^([A-Z]{2})?$'),
  day date not null,
  worked boolean not null default false,
  name text not null check (name <> ''),
  primary key (country, region, day)
);
create trigger holiday_changed after insert or update or delete or truncate on holiday for each statement execute function announce_all('holiday');

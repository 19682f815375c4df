-- Imported sales taxes below state level. A rate without a source is not charged.
create table local_tax (
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^[0-9]{5}$'),
  -- County, city or district, as on a receipt.
  jurisdiction text not null check (char_length(jurisdiction) between 1 and 80),
  -- Parts per million: 8.875 % is 88,750.
  rate integer not null check (rate between 0 and 200000),
  grocery boolean not null default false,
  since date not null,
  until date check (until >= since),
  source text not null check (source <> ''),
  primary key (zip, jurisdiction, since)
);
create trigger local_tax_changed after insert or update or delete or truncate on local_tax for each statement execute function announce_all('local_tax');

-- What a brand pays to have shown within a list: always marked, and only where it belongs there anyway.
create table sponsorship (
  sponsorship_id text primary key check (char_length(sponsorship_id) between 1 and 40),
  item_id text not null references product on delete cascade,
  -- The list: a category with all below it, or searches that hold these words.
  category_id text references category on delete cascade,
  words text check (char_length(words) between 2 and 80),
  -- Null: both editions.
  tenant text check (tenant in ('consumer', 'business')),
  -- Its place on the first page of the list.
  position integer not null check (position between 1 and 24),
  -- First and last day, by Greenwich.
  since date not null,
  until date not null check (until >= since),
  check ((category_id is null) <> (words is null))
);
create trigger sponsorship_changed after insert or update or delete or truncate on sponsorship for each statement execute function announce_all('sponsorship');

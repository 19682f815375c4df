-- Search statistics for the shop's staff: counted by day, never by shopper.
create table search_count (
  day date not null,
  tenant text not null,
  locale text not null,
  -- In lower case, words separated by one space.
  query text not null check (length(query) between 1 and 100),
  searches integer not null default 0,
  -- Products opened from the results.
  clicks integer not null default 0,
  -- Number of results of the latest search.
  results integer not null default 0 check (results >= 0),
  corrected_to text,
  primary key (day, tenant, locale, query)
);

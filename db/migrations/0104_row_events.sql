-- How rows of recommendations and sponsored places do: counted by day, never by shopper.
create table row_event (
  day date not null,
  place text not null,
  scheme text not null,
  -- Empty: the row as a whole was seen.
  item_id text not null,
  kind text not null check (kind in ('seen', 'opened', 'added')),
  times integer not null default 0,
  primary key (day, place, scheme, item_id, kind)
);

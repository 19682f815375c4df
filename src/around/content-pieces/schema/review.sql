-- The review of content by somebody else than its author (HDR-6).
-- Who submitted, approved, rejected and withdrew a version. A draft moves to a higher number when an earlier version is shown again.
create table content_event (
  event_id bigint generated always as identity primary key,
  item_id text not null,
  version integer not null,
  event text not null check (event in ('submitted', 'approved', 'rejected', 'withdrawn')),
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  comment text not null default '' check (event <> 'rejected' or comment <> ''),
  foreign key (item_id, version) references content_version on update cascade on delete cascade
);
create index content_event_of_version on content_event (item_id, version);

-- Who may approve and reject.
create table content_reviewer (
  name text primary key check (name <> ''),
  added_by text not null check (added_by <> ''),
  added_at timestamptz not null
);
create unique index content_reviewer_name on content_reviewer (lower(name));

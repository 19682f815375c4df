-- Somebody else than its author approves a draft of content before it is published, and what is shown can be withdrawn (HDR-6). What was published before was
-- not reviewed, and stays published.
alter table content_version add column state text not null default 'published'
  check (state in ('draft', 'submitted', 'approved', 'rejected', 'replaced', 'published', 'withdrawn'));
update content_version set state = 'draft' where published_at is null;
alter table content_version alter column state set default 'draft',
  add constraint content_version_state_published check ((published_at is null) = (state not in ('published', 'withdrawn')));

-- One version of an item is open. A draft that was looked at is kept when a newer one is written in its place.
drop index content_draft;
create unique index content_draft on content_version (item_id) where published_at is null and state <> 'replaced';

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

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

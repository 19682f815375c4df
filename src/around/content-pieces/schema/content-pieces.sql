-- Content as data (HDR-2, HDR-3, HDR-6). A piece has one version that the shop shows, at most one draft, and every version that was shown before.
create table content_item (
  item_id text primary key check (item_id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  -- Null: nothing of it is shown.
  live_version integer
);

create table content_version (
  item_id text not null references content_item on delete cascade,
  version integer not null check (version > 0),
  -- As `Piece` of src/around/content-pieces/rules says; what is wrong with one is found before it is written.
  piece jsonb not null check (jsonb_typeof(piece) = 'object' and piece ->> 'id' = item_id),
  -- Who wrote it, and from which version it was made again.
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  made_from integer,
  -- Null for a draft.
  published_by text check (published_by <> ''),
  published_at timestamptz,
  primary key (item_id, version),
  check ((published_by is null) = (published_at is null))
);
create unique index content_draft on content_version (item_id) where published_at is null;
alter table content_item add foreign key (item_id, live_version) references content_version;
create trigger content_changed after insert or update or delete or truncate on content_item
  for each statement execute function announce_all('content');

-- Signs the addresses of previews; made at the first use.
create table content_preview_key (
  only_one boolean primary key default true check (only_one),
  secret text not null check (char_length(secret) >= 32)
);

-- Imported pictures. Each file is stored once, whichever products show it, as JPEG in two sizes.
create table photo_file (
  -- Hash of the imported bytes.
  hash text not null check (hash ~ '^[A-Za-z0-9_-]{22}$'),
  -- Longest side in pixels at most.
  size integer not null check (size in (480, 1200)),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  primary key (hash, size)
);

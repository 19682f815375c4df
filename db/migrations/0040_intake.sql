-- How far an import of a file has come: written with each batch, gone when the file is done. An import that was killed goes on from here.
create table intake_progress (
  -- Of the file and of how it is read.
  file_hash text primary key,
  last_row integer not null check (last_row > 0),
  changed_at timestamptz not null default now()
);

-- The progress of an import, written with each batch and deleted at its end. An import that was killed resumes from it.
create table intake_progress (
  -- Hash of the file and of the options that decide how it is read.
  file_hash text primary key,
  -- The file's length: a file of another length cannot be the same, so its hash need not be computed.
  file_bytes bigint check (file_bytes >= 0),
  last_row integer not null check (last_row > 0),
  changed_at timestamptz not null default now()
);

-- Addresses of pictures that could not be fetched. Retries are delayed, longer each time, so that a nightly import does not request them
-- every night. A row is deleted once the picture is fetched.
create table picture_miss (
  source text primary key,
  -- The end of a sentence that begins with the address.
  problem text not null,
  tries integer not null default 1 check (tries > 0),
  -- Not requested again before then.
  again_at timestamptz not null
);

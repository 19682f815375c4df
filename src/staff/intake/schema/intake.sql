-- How far an import of a file has come: written with each batch, gone when the file is done. An import that was killed goes on from here.
create table intake_progress (
  -- Of the file and of how it is read.
  file_hash text primary key,
  -- How long the file is: one of another length is not it, and need not be read to know that.
  file_bytes bigint check (file_bytes >= 0),
  last_row integer not null check (last_row > 0),
  changed_at timestamptz not null default now()
);

-- Addresses of pictures that could not be had: left alone for a while, longer each time, so that an import every night does not ask for
-- them every night. A row goes when the picture was had after all.
create table picture_miss (
  source text primary key,
  -- The end of a sentence that begins with the address.
  problem text not null,
  tries integer not null default 1 check (tries > 0),
  -- Before then it is not asked for again.
  again_at timestamptz not null
);

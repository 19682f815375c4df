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

-- The fraud service's last answer about each person (USR-6).
create table certified (
  profile_id uuid primary key references profile on delete cascade,
  certified boolean not null,
  answered_at timestamptz not null
);

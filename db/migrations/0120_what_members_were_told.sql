-- What a member of the rewards programme was last told of it, so that what is new is marked as new once (RWD-1).
create table rewards_told (
  profile_id uuid primary key references profile on delete cascade,
  tier text not null check (tier in ('member', 'best', 'elite')),
  free_item boolean not null
);

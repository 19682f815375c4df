-- Categories that earn more (RWD-2). A rule counts from its quarter until a later one does.
create table reward_bonus_rule (
  -- The first day of a quarter.
  begins_on date primary key check (extract(day from begins_on) = 1 and extract(month from begins_on) in (1, 4, 7, 10)),
  -- Cents for each whole dollar, besides those of the tier.
  percent smallint not null check (percent between 1 and 20),
  -- Ids of the catalogue.
  categories text[] not null check (cardinality(categories) between 1 and 20),
  -- How many a member may choose.
  most smallint not null check (most between 1 and 10)
);
insert into reward_bonus_rule (begins_on, percent, categories, most)
values ('2026-01-01', 3, array['paper', 'ink-toner', 'writing', 'breakroom', 'cleaning', 'technology'], 2);

-- What a member chose, from a quarter on. A choice whose quarter has begun never changes.
create table reward_bonus_choice (
  profile_id uuid not null references profile on delete cascade,
  begins_on date not null,
  -- By chosen category, everything below it when it was chosen: {"paper": ["paper", "copy-paper", …]}.
  covers jsonb not null,
  chosen_at timestamptz not null,
  primary key (profile_id, begins_on)
);

-- What a person agreed to before a membership may renew itself (RWD-4): the sentence that stood beside the box they ticked, or beside the button that
-- turned the renewal on. Append-only; it is the proof, so nothing changes it.
create table membership_consent (
  consent_id bigint generated always as identity primary key,
  profile_id uuid not null references profile on delete cascade,
  -- The order that was placed with it; null: the renewal was turned on.
  order_number text unique,
  item_id text not null,
  words text not null check (char_length(words) between 1 and 1000),
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  at timestamptz not null
);
create index membership_consent_person on membership_consent (profile_id, consent_id);

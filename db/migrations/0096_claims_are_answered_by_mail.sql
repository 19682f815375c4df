-- Members are told by mail that their claim has come, and what was decided (RWD-2): in the language in which they claimed it.
alter table reward_claim add column locale text check (locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  -- The state that the latest mail told; null: none has gone out.
  add column told text check (told in ('open', 'granted', 'refused'));
update reward_claim set told = state;
create index reward_claim_untold on reward_claim (claim_id) where told is distinct from state;

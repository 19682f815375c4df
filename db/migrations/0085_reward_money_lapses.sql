-- Reward money lapses a year after it was earned, and staff give and take some with a reason (RWD-4). Such an entry belongs to no order: its order number
-- is empty, and its cause names it.
alter table reward_entry drop constraint reward_entry_kind_check, drop constraint reward_entry_check,
  add constraint reward_entry_kind_check check (kind in ('earned', 'spent', 'givenBack', 'takenBack', 'given', 'taken', 'lapsed')),
  add constraint reward_entry_check check (case when kind in ('earned', 'givenBack', 'given') then cents > 0 else cents <= 0 end),
  add column note text check (char_length(note) between 1 and 200),
  add constraint reward_entry_note_reason check ((note is not null) = (kind in ('given', 'taken')));

-- What was credited before a moment and not used since, the oldest first: debits use up the oldest credits.
create index reward_entry_credits on reward_entry (profile_id, currency, at) where cents > 0;

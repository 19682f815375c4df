-- The record of a representative outlives the shopper's account: who acted, when, why and what they did, without the shopper (decision 0466).
alter table acting alter column profile_id drop not null;
alter table acting drop constraint acting_note_check;
-- The note may name the shopper: it goes with them.
alter table acting add constraint acting_note_check check (char_length(note) <= 200 and (note <> '' or profile_id is null));

-- The day on which a kept card ends, of the few that say one; null: the last day of the month.
alter table saved_card add column expiry_day smallint check (expiry_day between 1 and 31), add check (expiry_day is null or expiry_month is not null);

create or replace view chargeable_card as
select profile_id, card_id, reference, brand, last_four, expiry_month, expiry_year, expiry_day from saved_card where removed_at is null;

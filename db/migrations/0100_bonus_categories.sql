-- Members choose categories that earn more (RWD-2): such a credit is an entry of its own, and a line keeps the category that its item had when it was ordered.
alter table reward_entry drop constraint reward_entry_kind_check, drop constraint reward_entry_check,
  add constraint reward_entry_kind_check check (kind in ('earned', 'bonus', 'spent', 'givenBack', 'takenBack', 'given', 'taken', 'lapsed')),
  add constraint reward_entry_check check (case when kind in ('earned', 'bonus', 'givenBack', 'given') then cents > 0 else cents <= 0 end);
alter table order_line add column category_id text not null default '';

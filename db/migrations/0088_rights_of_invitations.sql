-- What the invited person will have beyond their role, and what is withheld from them (USR-9).
alter table invitation
  add column granted text[] not null default '{}',
  add column withheld text[] not null default '{}';

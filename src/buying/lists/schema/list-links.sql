-- Organizations that allow links to their lists; the others' lists stay inside (LST-5).
create table list_link_rule (
  account_number text primary key references account on delete cascade,
  allowed boolean not null
);

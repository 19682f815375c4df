-- Values the installation made for itself at its first start: the password of its demo accounts.
create table setting (
  name text primary key,
  value text not null
);

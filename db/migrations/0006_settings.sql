-- Values the installation made for itself at its first start.
create table setting (
  name text primary key,
  value text not null
);

-- Changes of lists that were made without a connection and have taken effect, by the key that the browser gave each: sent again, one does nothing
-- (LST-6).
create table shopping_list_edit (
  list_id text not null references shopping_list on delete cascade,
  edit_key uuid not null,
  applied_at timestamptz not null,
  primary key (list_id, edit_key)
);
create index shopping_list_edit_applied on shopping_list_edit (applied_at);

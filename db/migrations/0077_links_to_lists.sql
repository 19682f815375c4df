-- A list that people without an account may read by its link (LST-5). Null: there is no link.
alter table shopping_list add column link_token text unique check (char_length(link_token) between 20 and 40);

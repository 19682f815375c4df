-- What an organization's administrators say about it (B2B-5): its legal name and its phone, digits only. Both may be empty.
alter table account
  add column legal_name text not null default '' check (char_length(legal_name) <= 120),
  add column phone text not null default '' check (phone ~ '^[0-9]{0,10}$');

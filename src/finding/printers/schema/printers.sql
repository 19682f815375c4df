-- Printers that shoppers keep to find ink and toner for: a model once, under its owner (CAT-6).
create table my_printer (
  owner_id uuid not null,
  -- As models are compared: words of letters and digits in lower case, one space between.
  model_key text not null check (char_length(model_key) between 1 and 80),
  saved_at timestamptz not null,
  primary key (owner_id, model_key)
);

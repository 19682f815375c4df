-- Printers that shoppers saved to find ink and toner: each model once per owner (CAT-6).
create table my_printer (
  owner_id uuid not null,
  -- Normalized for comparison: words of letters and digits in lower case, separated by one space.
  model_key text not null check (char_length(model_key) between 1 and 80),
  saved_at timestamptz not null,
  primary key (owner_id, model_key)
);

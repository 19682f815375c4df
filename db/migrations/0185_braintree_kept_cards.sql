-- A card that Braintree keeps uses up the name its form gave it: whoever still holds that name is charged by the lasting one.
create table braintree_kept_card (
  token text primary key,
  reference text not null,
  kept_at timestamptz not null
);

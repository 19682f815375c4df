-- A card that Braintree keeps uses up the name its form gave it: whoever still holds that name is charged by the lasting one.
create table braintree_kept_card (
  token text primary key,
  reference text not null,
  kept_at timestamptz not null
);

-- Visits of shoppers to PayPal by way of Braintree: which payment each is of and, once it was agreed to, by what it is charged and who pays.
create table braintree_paypal_visit (
  reference text primary key,
  payment_id text not null,
  currency text not null check (currency in ('USD', 'CAD')),
  approved jsonb,
  begun_at timestamptz not null
);
create index braintree_paypal_visit_age on braintree_paypal_visit (begun_at);

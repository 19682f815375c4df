-- Saving a card consumes the form's token at Braintree; checkouts that still have that token are charged by the lasting one.
create table braintree_kept_card (
  token text primary key,
  reference text not null,
  kept_at timestamptz not null
);

-- Shoppers' visits to PayPal through Braintree: the payment of each and, after the approval, what to charge and who pays.
create table braintree_paypal_visit (
  reference text primary key,
  payment_id text not null,
  currency text not null check (currency in ('USD', 'CAD')),
  approved jsonb,
  begun_at timestamptz not null
);
create index braintree_paypal_visit_age on braintree_paypal_visit (begun_at);

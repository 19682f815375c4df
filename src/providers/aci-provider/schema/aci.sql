-- Questions of banks by way of ACI: ACI says what a shopper's browser has to carry to the bank, and a page of the shop carries it.
create table aci_question (
  name text primary key,
  payment_id text not null unique,
  -- Where the shopper goes, with what, and what comes before.
  redirect jsonb not null,
  return_to text not null,
  locale text not null,
  asked_at timestamptz not null,
  -- Nobody is led to the bank any more.
  ended_at timestamptz
);
create index aci_question_age on aci_question (asked_at);

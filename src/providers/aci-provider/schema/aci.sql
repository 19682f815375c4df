-- Bank challenges through ACI: ACI returns forms that the shopper's browser has to send to the bank, and a page of the shop sends them.
create table aci_question (
  name text primary key,
  payment_id text not null unique,
  -- The bank's address, the form's fields, and the hidden forms before it.
  redirect jsonb not null,
  return_to text not null,
  locale text not null,
  asked_at timestamptz not null,
  -- The challenge was given up; its page no longer leads to the bank.
  ended_at timestamptz
);
create index aci_question_age on aci_question (asked_at);

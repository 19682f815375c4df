-- Questions of the bank, authorisations that end, and visits of who pays in place of a card.

alter table sandbox_card
  -- What comes of the bank's question; null: it has none.
  add column challenge text check (challenge in ('passes', 'fails', 'abandoned')),
  -- Whether what the bank has let go of at once is held again when asked; null: it lets go after its time only.
  add column lapses text check (lapses in ('renewed', 'refused'));

alter table sandbox_authorisation drop constraint sandbox_authorisation_status_check;
alter table sandbox_authorisation
  add constraint sandbox_authorisation_status_check check (status in ('authorised', 'declined', 'voided', 'challenge')),
  add column challenge_id text unique,
  add column challenge_until timestamptz,
  add column return_to text,
  add column locale text,
  -- When the bank lets go; null of those from before.
  add column lapses_at timestamptz;

-- One visit of a shopper. `reference` is what they bring back, whatever the answer was.
create table sandbox_wallet (
  wallet_id text primary key,
  vendor text not null check (vendor in ('PAYPAL', 'KLARNA', 'APPLE_PAY', 'VISA_PAY')),
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('USD', 'CAD')),
  locale text not null,
  return_to text not null,
  answer text check (answer in ('approved', 'cancelled', 'retry', 'refused', 'down')),
  reference text not null unique,
  token text,
  created_at timestamptz not null
);

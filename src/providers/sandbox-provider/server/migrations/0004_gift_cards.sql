-- Gift and prepaid cards. The number and the PIN are never written: a card is known by a name made of its number and currency.
create table sandbox_gift_card (
  card_id text primary key,
  kind text not null check (kind in ('GIFT_CARD', 'PREPAID_CARD')),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  currency text not null check (currency in ('USD', 'CAD')),
  -- Cents it began with, and what of it is neither held nor taken.
  opened integer not null check (opened >= 0),
  balance integer not null check (balance between 0 and opened),
  -- The next time it is used, somebody else was faster and three fifths of it are gone.
  shrinks boolean not null default false
);
alter table sandbox_card add column gift_card_id text references sandbox_gift_card;
alter table sandbox_authorisation add column gift_card_id text references sandbox_gift_card;

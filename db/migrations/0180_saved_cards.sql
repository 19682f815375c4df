-- Cards a shopper keeps with the account (PAY-3), and which of them is taken unless another is chosen.

create table saved_card (
  profile_id uuid not null references profile on delete cascade,
  card_id text not null check (char_length(card_id) between 1 and 40),
  -- The payment company's lasting name of the card, never a number. It leaves the server to that company alone.
  reference text not null check (char_length(reference) between 1 and 255),
  brand text not null check (brand ~ '^[A-Z_]{2,30}$'),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  -- Both null: it prints no date.
  expiry_month smallint check (expiry_month between 1 and 12),
  expiry_year smallint check (expiry_year between 2000 and 2099),
  nickname text not null default '' check (char_length(nickname) <= 32),
  -- Who is billed, as in checkout; null: whoever the goods go to.
  bill_to jsonb,
  -- What of it a shopper could tell from another card.
  likeness text not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  last_used_at timestamptz,
  -- Set while a removed card can still be brought back.
  removed_at timestamptz,
  primary key (profile_id, card_id),
  check ((expiry_month is null) = (expiry_year is null))
);
-- A card is kept once.
create unique index saved_card_once on saved_card (profile_id, likeness) where removed_at is null;
create index saved_card_removed on saved_card (removed_at) where removed_at is not null;

-- One card per use, so that there are never two.
create table saved_card_mark (
  profile_id uuid not null,
  use text not null check (use in ('default', 'membership')),
  card_id text not null,
  primary key (profile_id, use),
  foreign key (profile_id, card_id) references saved_card on delete cascade
);
create index saved_card_mark_of on saved_card_mark (profile_id, card_id);

-- What checkout charges: by the card's own row, so that a removed card is charged for nothing.
create view chargeable_card as
select profile_id, card_id, reference, brand, last_four, expiry_month, expiry_year from saved_card where removed_at is null;

-- Buy now uses one of them. Their names are shorter than any card number, so that none is taken for one.
insert into saved_card (profile_id, card_id, reference, brand, last_four, expiry_month, expiry_year, bill_to, likeness, added_at, changed_at)
select profile_id, substr(md5(payment_id::text), 1, 12), payment->>'token', payment->>'brand', payment->>'lastFour',
  (payment->'expiry'->>'month')::smallint, (payment->'expiry'->>'year')::smallint, coalesce(bill_to, ship_to),
  concat(payment->>'brand', '|', payment->>'lastFour', '|', (payment->'expiry'->>'month') || '/' || (payment->'expiry'->>'year')),
  updated_at, updated_at
from quick_buy;

alter table quick_buy
  alter column payment_id type text using substr(md5(payment_id::text), 1, 12),
  drop column payment,
  add foreign key (profile_id, payment_id) references saved_card on delete cascade;

update profile p set quick_buy = jsonb_set(p.quick_buy, '{paymentId}', to_jsonb(q.payment_id)) from quick_buy q where q.profile_id = p.profile_id;

-- Set up only while its card is there.
create or replace view shopper_session as
select s.token_hash, s.shopper_id, s.tenant, s.context_token, s.expires_at,
  p.profile_id, p.email, p.first_name, p.last_name, p.phone, p.customer_number, p.rewards_number, p.membership_program,
  p.segment_code, p.user_type, p.flow, p.spanish, p.preferred_store,
  a.account_number, a.name as account_name, a.division, a.route_type,
  coalesce(a.permissions, '{}') || coalesce(p.permissions, '{}') as permissions,
  case when p.quick_buy is not null and exists (
    select 1 from saved_card k where k.profile_id = p.profile_id and k.card_id = p.quick_buy->>'paymentId' and k.removed_at is null
  ) then p.quick_buy end as quick_buy,
  p.partner_code, p.partner_name
from session s
left join profile p on p.profile_id = s.profile_id
left join account a on a.account_number = p.account_number;

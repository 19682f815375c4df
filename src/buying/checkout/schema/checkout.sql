-- What a shopper has entered in checkout, one row per owner and site. A reload of a step finds it again.
create table checkout (
  owner_id uuid not null,
  site_id text not null,
  email text not null default '',
  phone text not null default '',
  -- Addresses as in order_address, without their numbers; billing null: the same as shipping.
  ship_to jsonb,
  bill_to jsonb,
  -- The person who collects a pickup order; null: the shopper.
  pickup_by jsonb,
  -- {token, paymentType, brand, lastFour, expiry}: a reference into the provider's vault, never a number.
  payment jsonb,
  -- [{id, cartId, paymentType, token, lastFour, balance}]: gift and prepaid cards in the order they pay, as references into the provider's
  -- vault. They pay before the primary payment.
  tenders jsonb not null default '[]',
  -- Reward money that a shopper wants to use for a cart: {cartId, cents}.
  rewards jsonb,
  -- The cart whose rest, after gift and prepaid cards, is billed to the business account.
  on_account text,
  purchase_order text not null default '',
  -- The cart that the purchase order was typed for; it does not hold for the next one.
  purchase_order_cart text,
  -- Consecutive refused cards, and the captcha before the next one (PAY-8).
  refused_cards smallint not null default 0,
  refused_at timestamptz,
  -- {id, section, challenge}: the open captcha; null: none.
  captcha jsonb,
  -- The shopper solved a captcha: one card needs no other.
  captcha_passed boolean not null default false,
  -- The same for gift and prepaid cards, which have their own form. The captcha's section is that of the card refused last.
  refused_gifts smallint not null default 0,
  gift_refused_at timestamptz,
  gift_captcha jsonb,
  gift_captcha_passed boolean not null default false,
  updated_at timestamptz not null,
  primary key (owner_id, site_id),
  constraint checkout_facts check (site_id ~ '^(consumer|business)-[A-Z]{2}$' and char_length(email) <= 254 and phone ~ '^[0-9]{0,15}$'
    and char_length(purchase_order) <= 40 and jsonb_typeof(tenders) = 'array' and jsonb_typeof(rewards) = 'object')
);

-- Buy now: address and saved card of a shopper's quick orders, for the site it was set up on.
create table quick_buy (
  profile_id uuid primary key references profile on delete cascade,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  address_id uuid not null,
  -- The id of a saved card.
  payment_id text not null,
  email text not null check (char_length(email) between 3 and 254),
  phone text not null default '' check (phone ~ '^[0-9]{0,15}$'),
  ship_to jsonb not null,
  bill_to jsonb,
  updated_at timestamptz not null,
  foreign key (profile_id, payment_id) references saved_card on delete cascade
);

-- The edition of checkout's entries for the cart: each write has its own, the id of its transaction.
create view checkout_edition as select owner_id, site_id, xmin::text as edition from checkout;

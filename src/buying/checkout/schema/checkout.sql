-- What a shopper has entered on the way to an order, one row per owner and site. Reloading a step finds it again.
create table checkout (
  owner_id uuid not null,
  site_id text not null,
  email text not null default '',
  phone text not null default '',
  -- Addresses as in order_address, without their numbers; billing null: the same as shipping.
  ship_to jsonb,
  bill_to jsonb,
  -- Who fetches a pickup order, when somebody else does.
  pickup_by jsonb,
  -- {token, paymentType, brand, lastFour, expiry}: a reference into the provider's vault, never a number.
  payment jsonb,
  -- [{id, cartId, paymentType, token, lastFour, balance}], in the order in which they are used: gift and prepaid cards that are taken before the
  -- primary means of payment, as references into the provider's vault.
  tenders jsonb not null default '[]',
  -- What a shopper wants to use of their reward money for a cart: {cartId, cents}.
  rewards jsonb,
  -- The cart for which a business account chose to be billed by invoice, for what gift and prepaid cards leave.
  on_account text,
  purchase_order text not null default '',
  -- The cart that the purchase order was typed for: the next one has its own.
  purchase_order_cart text,
  -- Cards that were refused in a row, and the question that has to be answered before the next one (PAY-8).
  refused_cards smallint not null default 0,
  refused_at timestamptz,
  -- {id, section, challenge}: what is asked now; null: nothing.
  captcha jsonb,
  -- A question was answered: good for one card.
  captcha_passed boolean not null default false,
  -- The same of gift and prepaid cards, which have a form of their own. The question's section is that of the card that was refused last.
  refused_gifts smallint not null default 0,
  gift_refused_at timestamptz,
  gift_captcha jsonb,
  gift_captcha_passed boolean not null default false,
  updated_at timestamptz not null,
  primary key (owner_id, site_id),
  constraint checkout_facts check (site_id ~ '^(consumer|business)-[A-Z]{2}$' and char_length(email) <= 254 and phone ~ '^[0-9]{0,15}$'
    and char_length(purchase_order) <= 40 and jsonb_typeof(tenders) = 'array' and jsonb_typeof(rewards) = 'object')
);

-- Buy now: where a shopper's quick orders go and what pays for them, on the site it was set up for.
create table quick_buy (
  profile_id uuid primary key references profile on delete cascade,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  address_id uuid not null,
  -- A saved card.
  payment_id text not null,
  email text not null check (char_length(email) between 3 and 254),
  phone text not null default '' check (phone ~ '^[0-9]{0,15}$'),
  ship_to jsonb not null,
  bill_to jsonb,
  updated_at timestamptz not null,
  foreign key (profile_id, payment_id) references saved_card on delete cascade
);

-- What carts know of checkout: each write of what was entered has another edition, the transaction that wrote it.
create view checkout_edition as select owner_id, site_id, xmin::text as edition from checkout;

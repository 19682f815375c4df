-- Reward money of members (RWD-1): what each has in a currency, and every cent that came and went. One statement writes both, so a
-- balance is the sum of its entries at any time.

-- Who is in the rewards programme now.
create view rewards_member as select profile_id, segment_code from profile where rewards_number is not null;

create table reward_balance (
  profile_id uuid not null references profile on delete cascade,
  currency text not null check (currency in ('USD', 'CAD')),
  cents integer not null check (cents >= 0),
  primary key (profile_id, currency)
);

-- Rows are only ever added. `cause` says which step of the order it was, so that a step that is repeated writes nothing twice.
create table reward_entry (
  entry_id bigint generated always as identity primary key,
  profile_id uuid not null,
  currency text not null,
  order_number text not null,
  kind text not null check (kind in ('earned', 'spent', 'givenBack', 'takenBack')),
  cause text not null check (char_length(cause) between 1 and 60),
  cents integer not null check (case when kind in ('earned', 'givenBack') then cents > 0 else cents <= 0 end),
  -- Of goods that came back: what they had earned and the balance had no more. It is owed by nobody.
  lacking integer not null default 0 check (lacking >= 0 and (lacking = 0 or kind = 'takenBack')),
  at timestamptz not null,
  unique (order_number, kind, cause),
  foreign key (profile_id, currency) references reward_balance on delete cascade
);
create index reward_entry_account on reward_entry (profile_id, currency, entry_id);

-- What checkout may offer.
create view spendable_reward as select b.profile_id, b.currency, b.cents from reward_balance b join rewards_member m using (profile_id);

-- Fails a transaction that wants more reward money than there is.
create function rewards_fall_short(order_number text) returns table (profile_id uuid) language plpgsql as $$
begin
  raise exception 'Rewards fall short for order %', order_number using errcode = 'IW003';
end $$;

-- What a shopper wants to use of it for a cart: {cartId, cents}.
alter table checkout add column rewards jsonb check (jsonb_typeof(rewards) = 'object');

-- No provider moves it, so it is none of the four payment types; an order tells it beside them.
alter table order_payment
  drop constraint order_payment_payment_type_check,
  add constraint order_payment_payment_type_check
    check (payment_type in ('CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'PAYPAL', 'ACCOUNT', 'REWARDS'));

-- Gift cards that are bought earn nothing.
alter table order_line add column earns boolean not null default true;

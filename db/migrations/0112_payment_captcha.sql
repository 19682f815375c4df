-- Cards that were refused in a row, and the question that has to be answered before the next one (PAY-8).
alter table checkout
  add column refused_cards smallint not null default 0,
  add column refused_at timestamptz,
  -- {id, section, challenge}: what is asked now; null: nothing.
  add column captcha jsonb,
  -- A question was answered: good for one card.
  add column captcha_passed boolean not null default false;

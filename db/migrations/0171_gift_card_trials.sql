-- Gift and prepaid cards that were refused in a row, and the question that comes before the next one: of their own form, beside the one for
-- credit cards (PAY-8). Its section is that of the card that was refused last.
alter table checkout
  add column refused_gifts smallint not null default 0,
  add column gift_refused_at timestamptz,
  add column gift_captcha jsonb,
  add column gift_captcha_passed boolean not null default false;

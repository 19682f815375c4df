-- An order may be paid by several tenders: gift and prepaid cards first, the primary means of payment for what is left.
alter table checkout
  -- [{id, cartId, paymentType, token, lastFour, balance}], in the order in which they are used: references into the provider's vault.
  add column tenders jsonb not null default '[]' check (jsonb_typeof(tenders) = 'array');

-- Which tender of its order a row is about, in the order in which they were taken; one key at the provider each. What is held and
-- will not be taken is released.
alter table order_payment
  add column tender_no smallint not null default 1 check (tender_no between 1 and 20),
  drop constraint order_payment_kind_check,
  add constraint order_payment_kind_check check (kind in ('requested', 'authorised', 'declined', 'voided', 'captured', 'refunded', 'released'));

alter table order_task
  drop constraint order_task_kind_check,
  add constraint order_task_kind_check check (kind in ('mail', 'capture', 'release', 'void', 'refund', 'webhook'));

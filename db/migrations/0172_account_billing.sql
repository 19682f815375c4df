-- A business account that may is billed by invoice for what gift and prepaid cards leave: the cart it was chosen for.
alter table checkout add column on_account text;
-- No provider moves that money, so it is none of the four payment types; it is told as billed to the account.
alter table order_payment
  drop constraint order_payment_payment_type_check,
  add constraint order_payment_payment_type_check check (payment_type in ('CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'PAYPAL', 'ACCOUNT'));

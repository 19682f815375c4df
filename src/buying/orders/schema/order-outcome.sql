-- For other capabilities: what became of an order, and where its buyer answers the bank.
create view order_outcome as
  select order_number, status, release_reason, placed_at, case when status = 'draft' then challenge ->> 'url' end as challenge_url from order_head;

-- What each means of payment of an order pays; cents.
create view order_tender as select order_number, tender_no, payment_type, amount from order_payment where kind = 'requested';

-- Which cart became which order.
create view order_cart as select order_number, cart_id from order_head;

-- Returns from asking to paid back: a shopper may take one back, staff say what arrived and in which state, and its label is found by a
-- key that nobody can guess.

alter table order_return drop constraint order_return_state_check;
alter table order_return
  add constraint order_return_state_check check (state in ('requested', 'received', 'refunded', 'cancelled')),
  add column label_key text not null unique check (char_length(label_key) between 20 and 40);

alter table order_return_line
  -- Units that came; null until the return has arrived. Those that did not come are as if they had never been asked for.
  add column arrived integer check (arrived between 0 and qty),
  -- Only what is as new goes back on its shelf.
  add column condition text check (condition in ('asNew', 'opened', 'damaged'));

alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in
  ('placed', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled', 'returnRequested', 'returnReceived', 'returnCancelled'));

-- Returns that wait for their parcel.
create index order_return_open on order_return (requested_at) where state = 'requested';

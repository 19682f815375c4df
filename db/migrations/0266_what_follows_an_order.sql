-- What has to follow an order being placed, beside its mail: each has its own tries, so that none of them waits for another. A row goes when it
-- is done. They stand apart from `order_task`, because a server of the release before takes every task without an event for a mail.
create table order_follow_up (
  order_number text not null,
  -- 'learn': its basket is learned from; 'announce': whoever is told outside hears of it.
  kind text not null check (kind in ('learn', 'announce')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  problem text,
  primary key (order_number, kind)
);
create index order_follow_up_due on order_follow_up (kind, due_at);

insert into order_follow_up (order_number, kind, due_at)
select t.order_number, k, t.due_at from order_task t cross join unnest('{learn,announce}'::text[]) k
where t.kind = 'confirm' and t.done_at is null
on conflict do nothing;

create or replace function place_draft(of_order text, placed timestamptz, tenders smallint[], authorisations text[], out owner_id uuid, out saved_card text)
language plpgsql as $$
declare
  cart uuid;
  owner_before uuid;
begin
  select h.owner_id, h.cart_id into owner_before, cart from order_head h where h.order_number = of_order;
  perform close_cart(owner_before, cart, of_order, placed);
  update order_head h set status = 'placed', payment_status = 'authorised', lease_until = null, placed_at = placed
  where h.order_number = of_order and coalesce(h.status, '') = 'draft' and h.release_reason is null
  returning h.owner_id, h.saved_card into owner_id, saved_card;
  if not found then
    raise exception 'Order % is no draft', of_order using errcode = 'IW001';
  end if;
  if owner_id <> owner_before then
    perform close_cart(owner_id, cart, of_order, placed);
  end if;
  insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, authorisation_id, at)
  select of_order, 'authorised', e.provider, e.tender_no, e.payment_type, e.brand, e.last_four, e.amount,
    authorisations[array_position(tenders, e.tender_no)], placed
  from order_payment e where e.order_number = of_order and e.kind = 'requested' and e.tender_no = any (tenders) order by e.event_id;
  insert into order_task (order_number, kind, due_at) values (of_order, 'confirm', placed);
  insert into order_follow_up (order_number, kind, due_at) values (of_order, 'learn', placed), (of_order, 'announce', placed);
end $$;

-- By its Message-ID a mail that is sent again is known for the same.
alter table mailbox_message add column message_id text unique;

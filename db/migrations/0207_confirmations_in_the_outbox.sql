-- What follows an order being placed stands in the outbox of its life, written by the statement that places it: the task names the order
-- itself, for it belongs to no event.
alter table order_task
  alter column event_id drop not null,
  add column order_number text,
  drop constraint order_task_kind_check,
  add constraint order_task_kind check (kind = any ('{mail,capture,release,void,refund,webhook,confirm}'::text[])
    and (kind = 'confirm') = (event_id is null) and (event_id is null) = (order_number is not null));

drop index order_task_due;
create index order_task_due on order_task (due_at) where done_at is null and event_id is not null;
create index order_task_confirm on order_task (due_at) where done_at is null and event_id is null;

-- Servers hear of tasks by the statement that writes an event. Of confirmations they do not: transactions that announce something end one after
-- the other, which orders must not.
drop trigger order_task_written on order_task;

-- Confirmations that an older version had in its job queue.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    insert into order_task (order_number, kind, due_at)
    select data ->> 'orderNumber', 'confirm', now() from pgboss.job where name = 'order-placed' and state in ('created', 'retry', 'active');
    delete from pgboss.job where name = 'order-placed';
  end if;
end $$;

-- The key of a request is written by the statement that writes its order, and no order is ever deleted.
alter table order_request drop constraint order_request_order_number_fkey;
drop index order_request_of;

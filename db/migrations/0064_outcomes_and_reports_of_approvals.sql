-- What the buyer of an approved order was told last: that their bank asks something, or what became of the order in the end.
alter table approval add column told_as text check (told_as in ('bank', 'approved', 'notPlaced'));
update approval a set told_as = case when o.status = 'released' then 'notPlaced' when o.status in ('placed', 'cancelled') then 'approved' else 'bank' end
  from order_outcome o where o.order_number = a.order_number and a.told_at is not null;
drop index approval_untold;
create index approval_untold on approval (decided_at) where state = 'approved' and (told_as is null or told_as = 'bank');

-- Reports on budgets and approvals are mailed like those on orders.
alter table report_schedule drop constraint report_schedule_question_check;
alter table report_schedule add constraint report_schedule_question_check check (question in ('time', 'center', 'person', 'group', 'category', 'location',
  'contract', 'savings', 'items', 'budgets', 'approvers', 'reasons'));

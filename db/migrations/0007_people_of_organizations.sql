-- A person's role in the organization, and when they were deactivated (USR-9). Deactivated people keep their rows: orders, lists and charges stay with the organization.
alter table profile
  add column role text not null default '' check (role in ('', 'administrator', 'approver', 'groupApprover', 'buyer', 'viewer')),
  add column deactivated_at timestamptz;

update profile set role = case
  when permissions @> '{H_MU}' then 'administrator'
  when permissions @> '{H_AG}' then 'groupApprover'
  when permissions @> '{H_AO}' then 'approver'
  else 'buyer' end
where account_number is not null;

-- An organization without an administrator is given one: the person who opened it.
update profile p set role = 'administrator',
  permissions = array(select distinct unnest(p.permissions || '{H_SAM,H_MU,H_SB,H_EBL,H_R,H_CM,H_SSD,H_AR,H_SL,H_EMP,H_CP}'::text[]))
where p.account_number is not null
  and p.profile_id = (select f.profile_id from profile f where f.account_number = p.account_number order by f.created_at, f.profile_id limit 1)
  and not exists (select from profile a where a.account_number = p.account_number and a.role = 'administrator');

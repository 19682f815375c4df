-- For other capabilities: the rights of active people, those of their organization and their own, less what is withheld (USR-9).
create or replace view active_member as
  select p.profile_id, p.account_number, p.email, p.spanish, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) as name,
    (p.role = 'administrator' or 'H_SAM' = any (p.permissions)) and not ('H_SAM' = any (p.withheld)) as administers,
    array(select code from unnest(p.permissions || (select a.permissions from account a where a.account_number = p.account_number)) code
      where code <> all (p.withheld)) as rights
  from profile p where p.account_number is not null and p.deactivated_at is null;

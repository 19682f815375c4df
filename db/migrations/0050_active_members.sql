-- For other capabilities: the active people of organizations, and who administers them (USR-9).
create view active_member as
  select profile_id, account_number, email, spanish, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name,
    (role = 'administrator' or 'H_SAM' = any (permissions)) and not ('H_SAM' = any (withheld)) as administers
  from profile where account_number is not null and deactivated_at is null;

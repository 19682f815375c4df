-- For other capabilities: the people of organizations by name, deactivated ones included (USR-9).
create view organization_buyer as
  select profile_id, account_number, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
  from profile where account_number is not null;

-- For other capabilities: the people of organizations, as far as it matters for how they sign in (USR-11).
create view organization_person as
  select account_number, profile_id, email_key, role, deactivated_at is null as is_active, password_hash is not null as has_password
  from profile where account_number is not null;

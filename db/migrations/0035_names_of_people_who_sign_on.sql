-- The view tells also what an organization's directory asks for (USR-11).
create or replace view organization_person as
  select account_number, profile_id, email_key, role, deactivated_at is null as is_active, password_hash is not null as has_password,
    email, first_name, last_name, created_at
  from profile where account_number is not null;

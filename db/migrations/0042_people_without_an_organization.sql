-- For other capabilities: active people of the business site who belong to no organization, and may join one (USR-9).
create view lone_person as
  select profile_id, email, email_key, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
  from profile where tenant = 'business' and account_number is null and deactivated_at is null;

-- Tells every server whose certificates changed.
create or replace function announce_exemption() returns trigger language plpgsql as $$
begin
  perform pg_notify('tax_exemption', coalesce(new.account_number, old.account_number));
  return null;
end $$;

create or replace trigger tax_exemption_changed after insert or update or delete on tax_exemption for each row execute function announce_exemption();

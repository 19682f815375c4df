-- Announces a change, so that public pages with a product's questions are rendered again.
create or replace function announce_question() returns trigger language plpgsql as $$
begin
  perform pg_notify('question', coalesce(new.item_id, old.item_id));
  return null;
end $$;
create or replace trigger question_changed after insert or update or delete on question for each row execute function announce_question();

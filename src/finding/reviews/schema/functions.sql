-- Announces a change, so that public pages with a product's reviews are rendered again.
create or replace function announce_review() returns trigger language plpgsql as $$
begin
  perform pg_notify('review', coalesce(new.item_id, old.item_id));
  return null;
end $$;
create or replace trigger review_changed after insert or update or delete on review for each row execute function announce_review();

-- A product's rating is part of the catalogue, which reads it again when a review is published, refused or rewritten, but not after a vote.
create or replace function announce_review_stars() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', coalesce(new.item_id, old.item_id));
  return null;
end $$;
create or replace trigger review_stars_inserted after insert on review for each row
  when (new.state = 'published') execute function announce_review_stars();
create or replace trigger review_stars_updated after update on review for each row
  when ((old.state = 'published' or new.state = 'published') and (old.state, old.stars) is distinct from (new.state, new.stars))
  execute function announce_review_stars();
create or replace trigger review_stars_deleted after delete on review for each row
  when (old.state = 'published') execute function announce_review_stars();

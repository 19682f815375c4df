-- What published reviews add to a product's rating: all of them, and those written here (the others were taken over with their product's own).
create view review_stars as
  select item_id,
    count(*)::integer as reviews,
    sum(stars)::integer as stars,
    (count(*) filter (where profile_id is not null))::integer as reviews_here,
    coalesce(sum(stars) filter (where profile_id is not null), 0)::integer as stars_here
  from review where state = 'published' group by item_id;

-- The rating of a product is part of the catalogue: it is read again when a review is published, refused or written anew, not when one is voted on.
create function announce_review_stars() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', coalesce(new.item_id, old.item_id));
  return null;
end $$;
create trigger review_stars_inserted after insert on review for each row
  when (new.state = 'published') execute function announce_review_stars();
create trigger review_stars_updated after update on review for each row
  when ((old.state = 'published' or new.state = 'published') and (old.state, old.stars) is distinct from (new.state, new.stars))
  execute function announce_review_stars();
create trigger review_stars_deleted after delete on review for each row
  when (old.state = 'published') execute function announce_review_stars();

-- A product's stars are those of its published reviews; records bring none of their own.
drop view review_stars;
create view review_stars as
  select item_id, count(*)::integer as reviews, sum(stars)::integer as stars from review where state = 'published' group by item_id;

alter table product drop column rating_average, drop column rating_count;

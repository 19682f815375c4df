-- How the line was to come that an item was on, and what was chosen for it, so that it can go back as it was (SFL-1). None for what was
-- saved by its number.

alter table saved_item
  add column delivery_type text,
  add column store_number text,
  -- Furniture service, the item it stands in for, budget center, where it was added: as in cart_line.
  add column extra jsonb,
  add constraint saved_item_line check (delivery_type = any ('{STA,STS,ISP,PCK}'::text[])
    and (store_number is not null or delivery_type <> all ('{STS,ISP}'::text[]))
    and jsonb_typeof(extra) = 'object');

-- What other capabilities may ask the catalog for in a statement of their own: whether there is such an item or category, and nothing else of it.
create view known_item as select item_id from product;
create view known_category as select category_id from category;

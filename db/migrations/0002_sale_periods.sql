-- When a sale price begins and ends, as instants; null: at once, and until it is changed. The end is the first instant at the regular price.
alter table price
  add column sale_from timestamptz,
  add column sale_until timestamptz,
  add check (sale_from < sale_until),
  add check (sale is not null or (sale_from is null and sale_until is null));

-- Which furniture service for how many pieces, so that whoever packs and calls knows: {"level": "CUST", "qty": 2}. Of lines ordered before, it is not known.
alter table order_line add column furniture_service jsonb
  check (furniture_service ->> 'level' in ('BASC', 'CUST') and (furniture_service ->> 'qty')::integer between 1 and qty);

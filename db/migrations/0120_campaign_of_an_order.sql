-- The campaign that brought the shopper, as the address they came by named it (ANL-1).
alter table order_head add column cid_param text check (char_length(cid_param) between 1 and 100);

-- The furniture service's part of a line's handling, so that receipts and invoices name it. Of lines ordered before, it is not known apart.
alter table order_line add column furniture integer not null default 0 check (furniture >= 0);

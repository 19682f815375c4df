-- Only placed orders have documents: a draft that becomes an order enters the index once, not twice.
drop index order_document;
create unique index order_document on order_head (document_key) where placed_at is not null;

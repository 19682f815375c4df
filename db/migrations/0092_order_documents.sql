-- Invoices open from a page and from a mail alike: their address holds a key of the order that nobody can guess.
alter table order_head add column document_key uuid not null default gen_random_uuid();
create unique index order_document on order_head (document_key);

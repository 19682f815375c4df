-- Buy now fills a cart beside the basket, with its own entries of checkout (decision 0340).
alter table cart add column purpose text not null default 'basket' check (purpose in ('basket', 'buyNow'));
drop index cart_active;
create unique index cart_active on cart (owner_id, site_id, purpose) where status = 'active';

alter table checkout add column purpose text not null default 'basket' check (purpose in ('basket', 'buyNow'));
alter table checkout drop constraint checkout_pkey, add primary key (owner_id, site_id, purpose);
create or replace view checkout_edition as select owner_id, site_id, xmin::text as edition, purpose from checkout;

-- Which of the shopper's carts a vendor's payment is for.
alter table wallet_visit add column purpose text not null default 'basket' check (purpose in ('basket', 'buyNow'));

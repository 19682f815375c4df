-- What is due of a restock is ordered through a cart of its own, with its own entries of checkout (ATC-7). The function that checks carts says which
-- purposes they have.
alter table checkout drop constraint checkout_purpose_check, add constraint checkout_purpose_check check (purpose in ('basket', 'buyNow', 'restock'));

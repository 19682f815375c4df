-- An order that a purchasing system sends has a cart of its own (decision 0402). The function that checks carts says which purposes there are.
alter table cart drop constraint cart_purpose_check;

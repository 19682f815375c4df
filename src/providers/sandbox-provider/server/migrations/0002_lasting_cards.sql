-- A card that a shopper asked to have kept is a row of its own, with a reference that does not end with the form it came from.
alter table sandbox_card add column lasting boolean not null default false;

-- What a merchant puts in a place of the shop, in order: the deals and best sellers of the home page.
create table placement (
  place text not null check (place in ('deals', 'bestSellers')),
  position integer not null,
  item_id text not null references product on delete cascade,
  primary key (place, position),
  unique (place, item_id)
);

create trigger placement_changed after insert or update or delete or truncate on placement for each statement execute function announce_all('catalogue');

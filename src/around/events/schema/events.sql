-- Events of browsers and orders, for reports of how the shop is used (ANL-1). Nobody is named, and rows of one visitor are not linked.
create table shop_event (
  -- The browser's; the same event sent again is kept once.
  event_id uuid primary key,
  at timestamptz not null,
  tenant text not null check (tenant in ('consumer', 'business')),
  locale text not null,
  name text not null check (char_length(name) between 1 and 30),
  -- The pattern of the page's address; '' for an order.
  page text not null check (char_length(page) <= 120),
  -- What the event says besides, as in the union.
  facts jsonb not null,
  -- KeptVisitor of the rules.
  visitor jsonb not null
);
create index shop_event_at on shop_event (at);

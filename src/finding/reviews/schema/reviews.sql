-- Reviews of products. Staff review each before it is shown.

create table review (
  review_id uuid primary key,
  item_id text not null references product on delete cascade,
  -- Null: imported.
  profile_id uuid references profile on delete cascade,
  -- The displayed name, which may differ from the account's.
  author text not null check (char_length(author) between 2 and 40),
  locale text not null,
  stars integer not null check (stars between 1 and 5),
  title text not null check (char_length(title) between 3 and 100),
  body text not null check (char_length(body) between 20 and 4000),
  -- The author had ordered the product when writing this.
  verified boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  written_at timestamptz not null,
  decided_at timestamptz,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  -- One per shopper and item; writing again replaces it.
  unique (profile_id, item_id)
);
create index review_of_item on review (item_id) where state = 'published';
create index review_waiting on review (written_at) where state = 'waiting';

create table review_vote (
  review_id uuid not null references review on delete cascade,
  owner_id uuid not null,
  helpful boolean not null,
  primary key (review_id, owner_id)
);

-- For the catalogue: what published reviews add to a product's rating. It has sums of all reviews, and of those written here, because imported ones
-- are already part of the rating imported with the product.
create view review_stars as
  select item_id,
    count(*)::integer as reviews,
    sum(stars)::integer as stars,
    (count(*) filter (where profile_id is not null))::integer as reviews_here,
    coalesce(sum(stars) filter (where profile_id is not null), 0)::integer as stars_here
  from review where state = 'published' group by item_id;

-- What shoppers ask about products, and what the shop answers. Nothing is shown before somebody has read it.

create table question (
  question_id uuid primary key,
  item_id text not null references product on delete cascade,
  -- A shopper or a guest; null: taken over from elsewhere.
  owner_id uuid,
  -- As it is shown, not as the account is called.
  author text not null check (char_length(author) between 2 and 40),
  locale text not null,
  body text not null check (char_length(body) between 10 and 600),
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- By the shop, in the question's language.
  answer text check (char_length(answer) between 2 and 4000),
  answered_at timestamptz,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  check ((answer is null) = (answered_at is null))
);
create index question_of_item on question (item_id) where state = 'published';
create index question_waiting on question (asked_at) where state = 'waiting' or (state = 'published' and answer is null);
create index question_of_owner on question (owner_id, item_id) where state = 'waiting';

create table question_vote (
  question_id uuid not null references question on delete cascade,
  owner_id uuid not null,
  helpful boolean not null,
  primary key (question_id, owner_id)
);

-- Public pages that show a product's questions are drawn anew.
create function announce_question() returns trigger language plpgsql as $$
begin
  perform pg_notify('question', coalesce(new.item_id, old.item_id));
  return null;
end $$;
create trigger question_changed after insert or update or delete on question for each row execute function announce_question();

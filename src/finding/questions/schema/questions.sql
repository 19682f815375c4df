-- What shoppers ask about products, and what the shop answers. Nothing is shown before somebody has read it.

create table question (
  question_id uuid primary key,
  item_id text not null references product on delete cascade,
  tenant text not null default 'consumer' check (tenant in ('consumer', 'business')),
  -- A shopper or a guest; null: taken over from elsewhere.
  owner_id uuid,
  -- As it is shown, not as the account is called.
  author text not null check (char_length(author) between 2 and 40),
  -- Who asks may leave an address: it is kept until there is an answer, and told of it once.
  asker_email text check (char_length(asker_email) <= 254),
  locale text not null,
  -- The language the shop spoke to who asked; Spanish is no language of a product.
  copy_locale text,
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

-- Answers to be told by mail, written with the answer itself; gone, with the address, once told.
create table answer_mail (
  question_id uuid primary key references question on delete cascade,
  email text not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index answer_mail_due on answer_mail (due_at);

-- Questions of shoppers about products, with the shop's answers. Staff review each question before it is shown.

create table question (
  question_id uuid primary key,
  item_id text not null references product on delete cascade,
  tenant text not null default 'consumer' check (tenant in ('consumer', 'business')),
  -- A shopper or a guest; null: imported.
  owner_id uuid,
  -- The displayed name, which may differ from the account's.
  author text not null check (char_length(author) between 2 and 40),
  -- Optional address for the answer: stored until the answer has been mailed once.
  asker_email text check (char_length(asker_email) <= 254),
  locale text not null,
  -- Copy language of the asker's visit; Spanish is not a language of product texts.
  copy_locale text,
  body text not null check (char_length(body) between 10 and 600),
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- The shop's answer in the question's language.
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

-- Answers to mail, written together with the answer; deleted with the address when mailed.
create table answer_mail (
  question_id uuid primary key references question on delete cascade,
  email text not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index answer_mail_due on answer_mail (due_at);

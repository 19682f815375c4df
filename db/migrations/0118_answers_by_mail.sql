-- Who asks may leave an address: it is kept until there is an answer, and told of it once.
alter table question
  add column asker_email text check (char_length(asker_email) <= 254),
  add column tenant text not null default 'consumer' check (tenant in ('consumer', 'business')),
  -- The language the shop spoke to who asked; Spanish is no language of a product.
  add column copy_locale text;

-- Answers to be told by mail, written with the answer itself; gone, with the address, once told.
create table answer_mail (
  question_id uuid primary key references question on delete cascade,
  email text not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index answer_mail_due on answer_mail (due_at);

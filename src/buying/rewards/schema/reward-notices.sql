-- What a member was told will lapse, and when: all that does until a day.
create table reward_notice (
  profile_id uuid not null,
  currency text not null,
  until date not null,
  told_on date not null,
  primary key (profile_id, currency, until),
  foreign key (profile_id, currency) references reward_balance on delete cascade
);

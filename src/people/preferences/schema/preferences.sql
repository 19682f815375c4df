-- What a person prefers; a person without a row has changed nothing.
create table preference (
  profile_id uuid primary key references profile on delete cascade,
  -- The language of mails that the shop sends on its own; null: the order's.
  mail_language text check (mail_language in ('en', 'fr', 'es')),
  -- Events of orders that send no mail.
  mails_off text[] not null default '{}' check (mails_off <@ array['shipped', 'delivered']),
  less_motion boolean not null default false,
  larger_text boolean not null default false,
  underlined_links boolean not null default false
);

-- For capabilities that send mails.
create view mail_preference as select profile_id, mail_language, mails_off from preference;

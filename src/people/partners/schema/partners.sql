-- People whom partners' sites have sent, each by the partner's own number for them (APP-4).
create table partner_person (
  partner_code text not null check (partner_code ~ '^[A-Z0-9-]{2,20}$'),
  subject text not null check (char_length(subject) between 1 and 100),
  profile_id uuid not null references profile on delete cascade,
  primary key (partner_code, subject)
);
create index partner_person_profile on partner_person (profile_id);

-- Numbers of tokens that were taken: each is taken once.
create table partner_token (
  partner_code text not null,
  token_id text not null check (char_length(token_id) between 1 and 100),
  expires_at timestamptz not null,
  primary key (partner_code, token_id)
);
create index partner_token_expiry on partner_token (expires_at);

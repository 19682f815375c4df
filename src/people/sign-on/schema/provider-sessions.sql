-- What an OpenID provider calls the sessions that began there, so that it can end them.
create table sign_on_provider_session (
  token_hash bytea primary key references sign_on_session on delete cascade,
  account_number text not null references account on delete cascade,
  issuer text not null,
  subject text not null,
  -- '' when the provider did not say.
  sid text not null
);
create index sign_on_provider_session_of on sign_on_provider_session (account_number, issuer, subject);

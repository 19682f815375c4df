-- Sessions that began at the organization's provider. All others began with a password or passkey.
create table sign_on_session (
  token_hash bytea primary key references session on delete cascade,
  account_number text not null references account on delete cascade
);
create index sign_on_session_account on sign_on_session (account_number);

-- Organizations may sign their people out at their provider as well (USR-11): whether they do, and where a SAML provider is told so and answered.
alter table sign_on_connection add column signs_out boolean not null default false;
alter table sign_on_saml
  add column logout_url text check (char_length(logout_url) between 1 and 500),
  add column logout_reply_url text check (char_length(logout_reply_url) between 1 and 500),
  add check ((logout_url is null) = (logout_reply_url is null));

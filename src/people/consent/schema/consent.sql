-- Choices of people who are signed in, as proof of what they agreed to, and when (ANL-3, USR-12). A browser's own choice is its cookie.
create table consent_choice (
  profile_id uuid not null references profile on delete cascade,
  chosen_at timestamptz not null,
  -- CONSENT_VERSION of the text that was agreed to.
  text_version smallint not null check (text_version > 0),
  analytics boolean not null,
  advertising boolean not null,
  primary key (profile_id, chosen_at)
);

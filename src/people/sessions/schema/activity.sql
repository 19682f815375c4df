-- What happened to the sign-in of an account, for its owner to look over (USR-11). Kept for 90 days.
create table account_activity (
  profile_id uuid not null references profile on delete cascade,
  activity_id bigint generated always as identity,
  kind text not null check (kind in ('signedIn', 'wrongPassword', 'passwordChanged', 'twoStepOn', 'twoStepOff', 'passkeyAdded', 'passkeyRemoved')),
  -- How somebody signed in, '' for a password with a recovery code; '' for every other kind as well.
  way text not null check (way in ('', 'password', 'passkey', 'signOn', 'opening')),
  -- The browser as it names itself.
  user_agent text not null,
  -- Wrong passwords of a day are one row, whichever browsers they came from.
  times integer not null default 1,
  at timestamptz not null,
  primary key (profile_id, activity_id)
);
create unique index account_activity_wrong on account_activity (profile_id, ((at at time zone 'UTC')::date)) where kind = 'wrongPassword';
create index account_activity_at on account_activity (at);

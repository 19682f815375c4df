-- What the owner of an account is shown of each of its sessions: the browser as it names itself, and when it was last used. Guests have neither.
alter table session
  add column session_id uuid not null default gen_random_uuid(),
  add column user_agent text not null default '' check (char_length(user_agent) <= 300),
  add column used_at timestamptz;

-- Switches that staff set: Y turns one on for everybody, another value for the customer of that name or for guests (USR-7).
create table web_toggle (
  toggle_name text primary key check (toggle_name ~ '^[A-Za-z0-9_-]{1,60}$'),
  toggle_values text[] not null default '{}',
  active boolean not null default true
);
create trigger web_toggle_changed after insert or update or delete or truncate on web_toggle for each statement execute function announce_all('web_toggle');

-- On for everybody until staff change them.
insert into web_toggle (toggle_name, toggle_values) values ('15DayDeliveryCalendar', '{Y}'), ('chat', '{Y}'), ('feedback', '{Y}');

-- What was held and will not be taken is let go of, in parts too. Void lets go of all of it.
alter table sandbox_authorisation
  add column released integer not null default 0 check (released >= 0),
  add constraint sandbox_authorisation_parts check (captured + released <= amount);
alter table sandbox_movement
  drop constraint sandbox_movement_kind_check,
  add constraint sandbox_movement_kind_check check (kind in ('capture', 'release', 'refund'));

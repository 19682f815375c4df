-- The function takes a whole row, so it comes after its table, and the check after both.
alter table sandbox_authorisation add constraint sandbox_authorisation_sound check (sandbox_authorisation_is_sound(sandbox_authorisation));

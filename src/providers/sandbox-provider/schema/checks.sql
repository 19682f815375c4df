-- The function takes a row type, so it follows the table, and the check follows both.
alter table sandbox_authorisation add constraint sandbox_authorisation_sound check (sandbox_authorisation_is_sound(sandbox_authorisation));

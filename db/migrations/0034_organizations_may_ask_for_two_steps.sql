-- Whether an organization's people need a second step to sign in (USR-11).
alter table account add column requires_second_step boolean not null default false;

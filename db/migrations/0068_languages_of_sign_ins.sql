-- The language in which a person signed in last: mails that somebody else causes come in it, for who has chosen none (USR-1).
alter table profile add column signed_in_locale text check (signed_in_locale in ('en-US', 'en-CA', 'fr-CA', 'es-US'));

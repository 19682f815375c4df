-- From now on H_EMP and H_CP are asked of members of organizations before they change their name or password (USR-4, B2B-5). Whoever could until now
-- still can; an administrator may withhold either.
update profile set permissions = array(select distinct unnest(permissions || '{H_EMP,H_CP}'::text[]))
where account_number is not null and not permissions @> '{H_EMP,H_CP}';

-- A membership renews only when its owner agreed to that, and the agreement is stored (RWD-4). Those from before have none: they run to their end, and
-- their owners may turn the renewal on.
update membership m set state = 'ending', tries = 0, next_at = null
where m.state in ('active', 'overdue') and not exists (select from membership_consent c where c.profile_id = m.profile_id);

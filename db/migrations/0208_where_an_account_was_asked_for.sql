-- The browser that asked for an account, by the hash of its cookie: only there the password typed with the wish stays (decision 0207).
-- Wishes of before have none, and have theirs chosen at the link.

alter table registration add column browser_hash bytea;

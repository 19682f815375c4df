-- The representative who began the session to act for its shopper; null: the shopper's own.
alter table session add column begun_by uuid references profile on delete cascade;
create index session_begun_by on session (begun_by) where begun_by is not null;

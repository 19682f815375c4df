-- When somebody last wrote in a conversation (APP-20): a year later it is forgotten.
alter table conversation add column written_at timestamptz;
update conversation c set written_at = greatest(begun_at, (select max(at) from conversation_message m where m.conversation_id = c.conversation_id));
alter table conversation alter column written_at set not null;
create index conversation_written_at on conversation (written_at);

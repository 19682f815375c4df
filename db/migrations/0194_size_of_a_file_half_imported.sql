-- How long the file is that an import was interrupted in: one of another length is not it, and need not be read to know that.
alter table intake_progress add column file_bytes bigint check (file_bytes >= 0);

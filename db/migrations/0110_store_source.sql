-- Which list a store came from; empty for the shop's own. A list changes its own stores only, whatever numbers it names.
alter table store add column source text not null default '' check (source ~ '^[a-z0-9-]{0,40}$');

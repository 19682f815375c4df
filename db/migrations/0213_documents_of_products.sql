-- Papers that belong to a product: assembly guides, safety data sheets, warranties. Each with its kind, its title by language, where it is
-- and the language it is written in.

alter table product add column documents jsonb not null default '[]' check (jsonb_typeof(documents) = 'array');

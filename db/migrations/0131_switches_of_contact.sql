-- Chat and feedback have their switches, on for everybody as they were (USR-7, APP-20).
insert into web_toggle (toggle_name, toggle_values) values ('chat', '{Y}'), ('feedback', '{Y}') on conflict do nothing;

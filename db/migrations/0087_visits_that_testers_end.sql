-- When who tries a connection ended the visit from the tester's page (B2B-9); null: they did not.
alter table punchout_trial add column ended_at timestamptz;

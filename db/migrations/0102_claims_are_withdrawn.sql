-- Members take back a claim that staff have not decided (RWD-2). Its receipt can be claimed again.
alter table reward_claim drop constraint reward_claim_state_check,
  add constraint reward_claim_state_check check (state in ('open', 'granted', 'refused', 'withdrawn')),
  drop constraint reward_claim_currency_reference_key;
create unique index reward_claim_receipt on reward_claim (currency, reference) where state <> 'withdrawn';
-- Nobody is written to about what they took back themselves.
drop index reward_claim_untold;
create index reward_claim_untold on reward_claim (claim_id) where told is distinct from state and state <> 'withdrawn';
create index reward_claim_withdrawn on reward_claim (decided_at) where state = 'withdrawn';

-- For other capabilities: which group a person belongs to, and whose orders a person approves (USR-10).
create view buyer_group as select account_number, profile_id, group_id from organization_group_member;
create view group_approver as select account_number, profile_id, group_id from organization_group_approver;

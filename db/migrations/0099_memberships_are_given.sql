-- A membership that somebody was given (RWD-4): a term of the recipient, with the giver's order.
alter table membership_term drop constraint membership_term_kind_check,
  add constraint membership_term_kind_check check (kind in ('bought', 'renewed', 'movedUp', 'extended', 'given'));

-- Every change of a fund: one function each, which locks all of its funds in the order of their ids, so that two orders never wait for each other.

-- Locks some funds; the first statement of every change.
create or replace function lock_funds(ids uuid[]) returns void language plpgsql as $$
begin
  perform from fund where fund_id = any (ids) order by fund_id for update;
end $$;

-- Changes a fund and writes the entry. `may_over`: the change may leave less than nothing.
create or replace function change_fund(of_fund uuid, what text, amount_by bigint, held_by bigint, spent_by bigint, may_over boolean, of_order text, step text,
  who text, why text, happened timestamptz) returns void language plpgsql as $$
declare
  rest bigint;
begin
  update fund set amount = amount + amount_by, held = held + held_by, spent = spent + spent_by,
    allowed_over = case when may_over then greatest(0, held + held_by + spent + spent_by - amount - amount_by)
      else least(allowed_over, greatest(0, held + held_by + spent + spent_by - amount - amount_by)) end
  where fund_id = of_fund returning amount - held - spent into rest;
  insert into fund_entry (fund_id, kind, amount_change, held_change, spent_change, left_after, order_number, cause, by_whom, note, at)
  values (of_fund, what, amount_by, held_by, spent_by, rest, of_order, step, who, why, happened);
end $$;

-- Holds an order's charges, all or none; those of the order that it replaces count as free. Fails with IW004, and the labels of the funds that fall short as
-- its detail (a JSON array). An order that has charges of this kind keeps them.
create or replace function hold_funds(of_order text, of_kind text, replaced text, ids uuid[], labels text[], wanted bigint[], may_over boolean[], who text,
  happened timestamptz) returns void language plpgsql as $$
declare
  short jsonb;
  no integer;
begin
  perform lock_funds(ids);
  if exists (select from fund_charge c join fund f using (fund_id) where c.order_number = of_order and f.kind = of_kind and c.state <> 'released') then
    return;
  end if;
  select jsonb_agg(w.label order by w.label) into short
  from unnest(ids, labels, wanted, may_over) as w (id, label, cents, allowed) join fund f on f.fund_id = w.id
    left join fund_charge c on c.order_number = replaced and c.fund_id = w.id and c.state = 'spent'
  where not w.allowed and f.held + f.spent + w.cents - coalesce(c.cents - c.credited, 0) > f.amount;
  if short is not null then
    raise exception 'Order % is over budget', of_order using errcode = 'IW004', detail = short::text;
  end if;
  for no in 1 .. coalesce(array_length(ids, 1), 0) loop
    insert into fund_charge (order_number, fund_id, label, cents, state) values (of_order, ids[no], labels[no], wanted[no], 'held')
    on conflict (order_number, fund_id) do update set label = excluded.label, cents = excluded.cents, credited = 0, state = 'held';
    -- What a replaced order spent comes back when this one is placed.
    perform change_fund(ids[no], 'held', 0, wanted[no], 0, may_over[no] or replaced is not null, of_order, null, who, '', happened);
  end loop;
end $$;

-- Ends what an order holds: `spent` when it is placed, `released` when it is not. Charges that are not held stay as they are.
create or replace function settle_funds(of_order text, outcome text, of_kind text, happened timestamptz) returns void language plpgsql as $$
declare
  charge record;
begin
  perform lock_funds(array(select fund_id from fund_charge where order_number = of_order and state = 'held'));
  for charge in
    update fund_charge c set state = outcome from fund f
    where c.order_number = of_order and c.state = 'held' and f.fund_id = c.fund_id and f.kind = coalesce(of_kind, f.kind) returning c.fund_id, c.cents
  loop
    -- Under the buyer's name, as it was held.
    perform change_fund(charge.fund_id, outcome, 0, -charge.cents, case outcome when 'spent' then charge.cents else 0 end, false, of_order, null,
      (select e.by_whom from fund_entry e where e.fund_id = charge.fund_id and e.order_number = of_order and e.kind = 'held' order by e.entry_id desc limit 1),
      '', happened);
  end loop;
end $$;

-- Gives back what a placed order spent: `wanted` cents of each label, never more than is left of the charge; without labels all that is left.
create or replace function credit_funds(of_order text, what text, step text, labels text[], wanted bigint[], of_kind text, happened timestamptz)
returns void language plpgsql as $$
declare
  charge record;
begin
  perform lock_funds(array(select fund_id from fund_charge where order_number = of_order and state = 'spent'));
  for charge in
    select c.fund_id, least(c.cents - c.credited, coalesce(w.cents, c.cents - c.credited)) as back
    from fund_charge c join fund f using (fund_id) left join unnest(labels, wanted) as w (label, cents) on w.label = c.label
    where c.order_number = of_order and c.state = 'spent' and f.kind = coalesce(of_kind, f.kind) and (labels is null or w.label is not null)
      and not exists (select from fund_entry e where e.fund_id = c.fund_id and e.order_number = of_order and e.kind = what and e.cause = step)
  loop
    if charge.back > 0 then
      update fund_charge set credited = credited + charge.back where order_number = of_order and fund_id = charge.fund_id;
      perform change_fund(charge.fund_id, what, 0, 0, -charge.back, false, of_order, step, null, '', happened);
    end if;
  end loop;
end $$;

-- Moves money from one fund to another. False: the first has not that much left, or one of them has no limit.
create or replace function move_funds(source uuid, target uuid, cents bigint, who text, why text, happened timestamptz) returns boolean language plpgsql as $$
begin
  perform lock_funds(array[source, target]);
  if not exists (select from fund where fund_id = source and amount - held - spent >= cents)
    or not exists (select from fund where fund_id = target and amount is not null) then
    return false;
  end if;
  perform change_fund(source, 'moved', -cents, 0, 0, false, null, null, who, why, happened);
  perform change_fund(target, 'moved', cents, 0, 0, false, null, null, who, why, happened);
  return true;
end $$;

-- Adds to the amount of a fund. False: it has no limit.
create or replace function add_to_fund(of_fund uuid, cents bigint, who text, why text, happened timestamptz) returns boolean language plpgsql as $$
begin
  perform lock_funds(array[of_fund]);
  if not exists (select from fund where fund_id = of_fund and amount is not null) then
    return false;
  end if;
  perform change_fund(of_fund, 'set', cents, 0, 0, false, null, null, who, why, happened);
  return true;
end $$;

-- Gives a fund another amount, null for no limit. It may be less than was spent: then nothing more can be charged. The same amount again changes nothing.
create or replace function set_fund(of_fund uuid, wanted bigint, who text, why text, happened timestamptz) returns void language plpgsql as $$
declare
  before bigint;
begin
  select amount into before from fund where fund_id = of_fund for update;
  if not found or before is not distinct from wanted then
    return;
  end if;
  update fund set amount = wanted, allowed_over = greatest(0, held + spent - wanted) where fund_id = of_fund;
  insert into fund_entry (fund_id, kind, amount_change, left_after, by_whom, note, at)
  select of_fund, 'set', coalesce(wanted, 0) - coalesce(before, 0), amount - held - spent, who, why, happened from fund where fund_id = of_fund;
end $$;

// SQL of placed orders' money: what each tender paid and got back. Payment events are append-only.
import { RETURN_STATES, type MoneyMove } from '#buying/orders/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';

export interface AuthorisedRow {
  readonly tenderNo: number;
  readonly authorisationId: string;
  readonly amount: number;
}

export interface MoneyRow {
  /** In the order of payment. */
  readonly tenders: readonly AuthorisedRow[];
  /** All captures, releases and refunds, oldest first. */
  readonly moves: readonly MoneyMove[];
}

/** The tenders of an order and every move of its money, done or due. */
export const MONEY_OF = statement<MoneyRow>(
  'order_money_of',
  `select coalesce((select jsonb_agg(jsonb_build_object('tenderNo', p.tender_no, 'authorisationId', p.authorisation_id, 'amount', p.amount) order by p.tender_no)
  from order_payment p where p.order_number = $1 and p.kind = 'authorised'), '[]') as tenders,
coalesce((select jsonb_agg(jsonb_build_object('eventId', e.event_id, 'kind', t.kind, 'amount', e.amount) order by e.event_id)
  from order_event e join order_task t using (event_id) where e.order_number = $1 and t.kind in ('capture', 'release', 'refund')), '[]') as moves`,
);

/** Records what the provider did for a task, and ends the task; a repeat changes nothing. $5 and $6: authorisations and their amounts. */
export const NOTE_MOVED = statement<unknown>(
  'order_note_moved',
  `with ended as (
  update order_task set done_at = $2, problem = null where task_id = $1 and done_at is null returning task_id, event_id, kind
), paid_back as (
  update order_return r set state = 'refunded' from ended, order_event e
  where ended.kind = 'refund' and e.event_id = ended.event_id and r.order_number = e.order_number and r.return_no = e.return_no
    and r.state in ${statesAllowing(RETURN_STATES, 'refund')}
), moved as (
  insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, authorisation_id, at)
  select a.order_number, $4, a.provider, a.tender_no, a.payment_type, a.brand, a.last_four, m.amount, a.authorisation_id, $2
  from ended, unnest($5::text[], $6::int[]) as m (authorisation_id, amount)
  join order_payment a on a.order_number = $3 and a.kind in ('authorised', 'renewed') and a.authorisation_id = m.authorisation_id
  returning kind, amount
), sums as (
  select coalesce(sum(amount) filter (where kind = 'captured'), 0) as captured, coalesce(sum(amount) filter (where kind = 'refunded'), 0) as refunded,
    coalesce(bool_or(kind = 'voided'), false) as voided
  from (select kind, amount from moved union all select kind, amount from order_payment where order_number = $3) p
)
update order_head h set payment_status = case when s.voided then 'voided' when s.captured > 0 and s.refunded >= s.captured then 'refunded'
  when s.captured > 0 and s.captured >= h.total - h.cancelled then 'captured' else 'authorised' end,
  refunded = s.refunded
from sums s, ended where h.order_number = $3`,
);

/** Authorised money of an order that expired for good. */
export const MONEY_LAPSED = statement<{ readonly amount: number }>(
  'order_money_lapsed',
  `select sum(amount)::int as amount from order_payment where order_number = $1 and kind = 'lapsed' and reason = 'notRenewed' having count(*) > 0`,
);

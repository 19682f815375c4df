// SQL of returns.
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';
import { RETURN_STATES, type ReturnCondition, type ReturnReason, type ReturnState } from '#buying/orders/rules';

/** States in which the parcel has not arrived. */
const AWAITED = statesAllowing(RETURN_STATES, 'receive');

export interface ReturnFacts {
  readonly returnNo: number;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  readonly lines: readonly {
    readonly lineNo: number;
    readonly qty: number;
    readonly arrived: number | null;
    readonly condition: ReturnCondition | null;
    readonly amount: number;
  }[];
}

/** The returns of an order; read them under the order's lock. */
export const RETURNS_OF = statement<ReturnFacts>(
  'order_returns_of',
  `select r.return_no as "returnNo", r.state, r.reason, (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'qty', l.qty, 'arrived', l.arrived,
    'condition', l.condition, 'amount', l.amount) order by l.line_no)
   from order_return_line l where l.order_number = r.order_number and l.return_no = r.return_no) as lines
from order_return r where r.order_number = $1 order by r.return_no`,
);

interface NewReturn {
  readonly orderNumber: string;
  readonly returnNo: number;
  readonly reason: string;
  readonly note: string;
  readonly now: Date;
  readonly labelKey: string;
  readonly lineNos: readonly number[];
  readonly units: readonly number[];
  readonly amounts: readonly number[];
}

/** Units and cents of each line. */
export const WRITE_RETURN = statement<unknown, NewReturn>(
  'order_write_return',
  (p) => `with made as (
  insert into order_return (order_number, return_no, state, reason, note, requested_at, label_key)
    values (${p.orderNumber}, ${p.returnNo}, '${RETURN_STATES.begins}', ${p.reason}, ${p.note}, ${p.now}, ${p.labelKey})
)
insert into order_return_line (order_number, return_no, line_no, qty, amount)
select ${p.orderNumber}, ${p.returnNo}, l.line_no, l.qty, l.amount
from unnest(${p.lineNos}::int[], ${p.units}::int[], ${p.amounts}::int[]) as l (line_no, qty, amount)`,
);

export const CANCEL_RETURN = statement<unknown>(
  'order_cancel_return',
  `update order_return set state = 'cancelled' where order_number = $1 and return_no = $2 and state in ${statesAllowing(RETURN_STATES, 'withdraw')}`,
);

interface ArrivedReturn {
  readonly orderNumber: string;
  readonly returnNo: number;
  readonly state: ReturnState;
  readonly now: Date;
  readonly lineNos: readonly number[];
  readonly units: readonly number[];
  readonly conditions: readonly string[];
  readonly amounts: readonly number[];
}

/** What arrived of a return: units, condition and cents of each line. */
export const RECEIVE_RETURN = statement<unknown, ArrivedReturn>(
  'order_receive_return',
  (p) => `with arrived as (
  update order_return_line l set arrived = a.units, condition = a.condition, amount = a.amount
  from unnest(${p.lineNos}::int[], ${p.units}::int[], ${p.conditions}::text[], ${p.amounts}::int[]) as a (line_no, units, condition, amount)
  where l.order_number = ${p.orderNumber} and l.return_no = ${p.returnNo} and l.line_no = a.line_no
)
update order_return set state = ${p.state}, received_at = ${p.now} where order_number = ${p.orderNumber} and return_no = ${p.returnNo}`,
);

export interface OpenReturnRow {
  readonly order_number: string;
  readonly return_no: number;
  readonly requested_at: Date;
  readonly reason: ReturnReason;
  readonly units: number;
}

/** Returns requested before $1 that have not arrived, oldest first. */
export const OPEN_RETURNS = statement<OpenReturnRow>(
  'order_open_returns',
  `select r.order_number, r.return_no, r.requested_at, r.reason, (select sum(l.qty)::int from order_return_line l
   where l.order_number = r.order_number and l.return_no = r.return_no) as units
from order_return r where r.state in ${AWAITED} and r.requested_at <= $1 order by r.requested_at, r.order_number limit $2`,
);

export interface LabelledRow {
  readonly order_number: string;
  readonly return_no: number;
}

/** The return of a label, while the label is valid. */
export const RETURN_OF_LABEL = statement<LabelledRow>(
  'order_return_of_label',
  `select order_number, return_no from order_return where label_key = $1 and state in ${AWAITED}`,
);

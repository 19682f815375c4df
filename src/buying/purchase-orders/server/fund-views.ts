// What the ledger of funds says about a purchase order.
import { statement, type Queries } from '#platform/db';

export interface FundEntry {
  readonly at: Date;
  readonly kind: 'set' | 'moved' | 'carried' | 'held' | 'released' | 'spent' | 'cancelled' | 'returned';
  readonly amountChange: number;
  readonly heldChange: number;
  readonly spentChange: number;
  readonly leftAfter: number | null;
  readonly orderNumber: string | null;
  readonly by: string | null;
  readonly note: string;
}

/** Newest first. What was held and ended in the same instant is left out: its end says it all. */
const HISTORY = statement<FundEntry & { readonly count: number }>(
  'po_history',
  `select at, kind, amount_change as "amountChange", held_change as "heldChange", spent_change as "spentChange", left_after as "leftAfter",
    order_number as "orderNumber", by_whom as by, note, count(*) over ()::int as count
   from fund_history where fund_id = $1 and not is_passing order by entry_id desc limit $2 offset $3`,
);

export async function fundHistory(on: Queries, fundId: string, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  const entries = await on.many(HISTORY, [fundId, limit, offset]);
  return { entries, count: entries[0]?.count ?? 0 };
}

interface FundOrder {
  readonly orderNumber: string;
  readonly state: 'held' | 'spent';
  readonly cents: number;
  readonly credited: number;
  readonly at: Date;
  readonly by: string | null;
}

const CHARGED = statement<FundOrder>(
  'po_charged',
  `select c.order_number as "orderNumber", c.state, c.cents, c.credited, min(h.at) as at, max(h.by_whom) as by
   from fund_charged c join fund_history h on h.fund_id = c.fund_id and h.order_number = c.order_number
   where c.fund_id = $1 and c.state <> 'released' group by 1, 2, 3, 4 order by min(h.at) desc, 1 limit $2`,
);

/** Orders that hold or have spent something of it, the newest first. */
export const chargesOfFund = (on: Queries, fundId: string, limit: number): Promise<readonly FundOrder[]> =>
  on.many(CHARGED, [fundId, limit]);

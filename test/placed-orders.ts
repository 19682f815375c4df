// Placed orders of organizations as rows, for tests of what is counted over many of them.
import { randomUUID } from 'node:crypto';
import type { Queries } from '#platform/db';

export interface OrderedBy {
  readonly profileId: string;
  readonly email: string;
  readonly account: string;
  readonly name: string;
  readonly groupId?: string;
}

export interface PlacedOrder {
  /** Its number is this one behind 10000…. */
  readonly number: number;
  readonly by: OrderedBy;
  readonly at: string;
  readonly center: string;
  readonly status?: 'placed' | 'cancelled';
  readonly currency?: 'USD' | 'CAD';
  /** The location it is sent to. */
  readonly place?: { readonly name: string; readonly code: string };
}

export interface OrderedLine {
  readonly item: string;
  readonly qty: number;
  readonly each: number;
  readonly off: number;
  readonly center: string;
  readonly source: object;
  readonly store: string | null;
  readonly cancelled: boolean;
  /** Units of a return that arrived. */
  readonly back: number;
}

export const aLine = (facts: Partial<OrderedLine> & Pick<OrderedLine, 'item' | 'each'>): OrderedLine => ({
  qty: 1,
  off: 0,
  center: '',
  source: { source: 'base' },
  store: null,
  cancelled: false,
  back: 0,
  ...facts,
});

export async function placedOrder(db: Queries, order: PlacedOrder, lines: readonly OrderedLine[]): Promise<string> {
  const { number, by, at, center, status = 'placed', currency = 'USD', place = { name: '', code: '' } } = order;
  const orderNumber = String(100_000_000_000 + number);
  const [subTotal, discount] = [lines.reduce((sum, { qty, each }) => sum + qty * each, 0), lines.reduce((sum, { off }) => sum + off, 0)];
  await db.raw(
    `insert into order_head (order_number, owner_id, cart_id, site_id, locale, status, currency, email, sub_total, discount, total, budget_center, made_by,
       created_at, placed_at, account_number, buyer_name, group_id)
     values ($1, $2, $3, $4, 'en-US', $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15, $16)`,
    [
      orderNumber,
      by.profileId,
      randomUUID(),
      currency === 'USD' ? 'business-US' : 'business-CA',
      status,
      currency,
      by.email,
      subTotal,
      discount,
      subTotal - discount,
      center,
      randomUUID(),
      at,
      by.account,
      by.name,
      by.groupId ?? null,
    ],
  );
  await db.raw(
    `insert into order_address (order_number, address_no, type, country, location_name, location_code) values ($1, 1, 'SB', 'USA', $2, $3)`,
    [orderNumber, place.name, place.code],
  );
  for (const [index, line] of lines.entries()) await placedLine(db, { orderNumber, lineNo: index + 1, at }, line);
  return orderNumber;
}

interface LinePlace {
  readonly orderNumber: string;
  readonly lineNo: number;
  readonly at: string;
}

async function placedLine(db: Queries, { orderNumber, lineNo, at }: LinePlace, line: OrderedLine): Promise<void> {
  await db.raw(
    `insert into order_line (order_number, line_no, cart_item_id, item_id, part_number, title, qty, unit_price, price_source, gross, basket_discount,
       budget_center, delivery_type, store_number, delivery_group, cancelled_at)
     values ($1, $2, $3, $4, $4, 'Item ' || $4, $5, $6, $7, $8, $9, $10, $11, $12, 'a', $13)`,
    [
      orderNumber,
      lineNo,
      String(lineNo),
      line.item,
      line.qty,
      line.each,
      JSON.stringify(line.source),
      line.qty * line.each,
      line.off,
      line.center,
      line.store === null ? 'STA' : 'ISP',
      line.store,
      line.cancelled ? at : null,
    ],
  );
  if (line.back === 0) return;
  await db.raw(
    `insert into order_return (order_number, return_no, state, reason, label_key, requested_at, received_at) values ($1, $2, 'refunded', 'damaged', $3, $4, $4)`,
    [orderNumber, lineNo, `label-${orderNumber}-${lineNo}-key`, at],
  );
  await db.raw(
    `insert into order_return_line (order_number, return_no, line_no, qty, amount, arrived, condition) values ($1, $2, $2, $3, 0, $4, 'opened')`,
    [orderNumber, lineNo, line.back, line.back],
  );
}

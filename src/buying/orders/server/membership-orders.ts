// Orders that bought a membership, what members saved on theirs, and the refund of a membership that was never used (RWD-4).
import { done, type Outcome } from '#base/outcome/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { SiteId } from '#base/site/rules';
import { statement, type Db, type Queries } from '#platform/db';
import { LOCK_ORDER, STORED_ORDER } from './order-change-queries.ts';
import { RETURNS_OF } from './return-queries.ts';
import type { ReturnProblem } from './return-problem.ts';
import { orderShipments } from './order-shipments.ts';
import { receiveReturn } from './receive-return.ts';
import { requestReturn } from './request-return.ts';

export interface MembershipOrder {
  readonly orderNumber: string;
  readonly profileId: string;
  readonly cartId: string;
  readonly siteId: SiteId;
  readonly locale: CopyLocale;
  readonly savedCard: string | null;
  readonly placedAt: Date;
  readonly lineNo: number;
  readonly itemId: string;
  readonly partNumber: string;
  /** What the membership cost after discounts, before tax. */
  readonly cents: number;
}

const FIELDS = `order_number as "orderNumber", owner_id as "profileId", cart_id as "cartId", site_id as "siteId", locale, saved_card as "savedCard",
  placed_at as "placedAt", line_no as "lineNo", item_id as "itemId", part_number as "partNumber", cents`;

const MEMBERSHIP_ORDER = statement<MembershipOrder>(
  'order_membership',
  `select ${FIELDS} from membership_order where order_number = $1 order by line_no limit 1`,
);

/** Placed between $1 and $2, the oldest first. */
const MEMBERSHIP_ORDERS = statement<MembershipOrder>(
  'order_memberships',
  `select ${FIELDS} from membership_order where placed_at >= $1 and placed_at <= $2 order by placed_at, order_number limit $3`,
);

/** The membership that an order bought; undefined for every other order. */
export const membershipOrder = (on: Queries, orderNumber: string): Promise<MembershipOrder | undefined> =>
  on.maybe(MEMBERSHIP_ORDER, [orderNumber]);

/** The shipment that a line belongs to, by its number: a membership is handed over as soon as it is paid. */
export async function shipmentOfLine(on: Queries, orderNumber: string, lineNo: number): Promise<number | undefined> {
  const shipments = orderShipments(await on.one(STORED_ORDER, [orderNumber]));
  return shipments.find(({ kind, lines }) => kind === 'nothing' && lines.some((line) => line.lineNo === lineNo))?.shipmentNo;
}

/** Those that were placed in a period; whether they were granted is not looked at. */
export const membershipOrders = (on: Queries, from: Date, until: Date, most: number): Promise<readonly MembershipOrder[]> =>
  on.many(MEMBERSHIP_ORDERS, [from, until, most]);

const LOCALE_OF_OWNER = statement<{ readonly locale: CopyLocale }>(
  'order_locale_of_owner',
  'select locale from order_head where owner_id = $1 and placed_at is not null order by placed_at desc limit 1',
);

/** The language of somebody's latest order, for mails to them; null: they have none. */
export const localeOfOwner = async (on: Queries, profileId: string): Promise<CopyLocale | null> =>
  (await on.maybe(LOCALE_OF_OWNER, [profileId]))?.locale ?? null;

/** How often, and by how many cents, a member's own benefits took something off orders since a moment. `codes`: coupons for members alone. */
const SAVINGS = statement<{ readonly orders: number; readonly delivery: number; readonly used: number }>(
  'order_member_savings',
  `select count(*) filter (where member_savings > 0)::int as orders, coalesce(sum(member_savings), 0)::int as delivery,
     count(*) filter (where member_savings > 0 or exists (select from jsonb_array_elements(coupons) c where c ->> 'code' = any ($3::text[]) and (c ->> 'cents')::int > 0)
       or exists (select from free_assembly f where f.order_number = s.order_number))::int as used
   from order_savings s where owner_id = $1 and placed_at >= $2`,
);

export const memberSavings = (on: Queries, profileId: string, since: Date, codes: readonly string[]) =>
  on.one(SAVINGS, [profileId, since, [...codes]]);

/** Refunds the whole price of a membership that nobody used, with tax, once. No mail of the order's says so: the membership's own does. */
export function refundMembership(
  { db }: { readonly db: Db },
  { orderNumber, lineNo }: Pick<MembershipOrder, 'orderNumber' | 'lineNo'>,
  now: Date,
): Promise<Outcome<{ readonly amount: number }, ReturnProblem>> {
  return db.transaction(async (tx): Promise<Outcome<{ readonly amount: number }, ReturnProblem>> => {
    await tx.maybe(LOCK_ORDER, [orderNumber]);
    const order = await tx.one(STORED_ORDER, [orderNumber]);
    const returns = await tx.many(RETURNS_OF, [orderNumber]);
    const known = returns.find(({ lines }) => lines.some((line) => line.lineNo === lineNo));
    if (known !== undefined) return done({ amount: known.lines.reduce((sum, { amount }) => sum + amount, 0) });
    const returnNo = returns.length + 1;
    const lines = [{ lineNo, qty: 1 }];
    const membership = { reason: 'notNeeded', note: '', by: 'shop', isMembership: true } as const;
    const asked = await requestReturn({ tx, order, returns }, { orderNumber, returnNo, lines, ...membership }, now);
    if (!asked.ok) return asked;
    const requested = { tx, order, returns: await tx.many(RETURNS_OF, [orderNumber]) };
    return receiveReturn(requested, { orderNumber, returnNo, arrivals: null, by: 'shop', isMembership: true }, now);
  });
}

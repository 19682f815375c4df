// Reads orders: those that somebody sees, the latest, and any by number and e-mail.
import { orderDigits, readOrderNumber } from '#base/order-number/rules';
import type { WaitingSummary } from '#buying/orders/contract';
import type { OrderReach, OrderScope } from '#buying/orders/rules';
import type { Queries } from '#platform/db';
import type { Tenant } from '#base/site/rules';
import { earningsToCome } from './order-earnings.ts';
import { ADOPT_ORDERS } from './order-queries.ts';
import { ORDER, ORDER_BY_EMAIL, ORDER_SEEN } from './whole-order-queries.ts';
import { OWN_WAITING, WAS_SENT } from './waiting-queries.ts';
import { NO_REACH, reachValues } from './order-reach-sql.ts';
import type { OrderRow } from './order-row.ts';
import { LATEST_ORDER, ORDERS_IN, type OrderListRow } from './order-list-queries.ts';
import { LAST_WITH_PURCHASE_ORDER } from './ordered-items-queries.ts';

const ORDERS_PER_PAGE = 10;

/** Filters of a list of orders; an absent filter matches all. */
export interface OrdersAsked {
  /** The reach has it (`scopeFor`). */
  readonly scope: OrderScope;
  readonly page: number;
  readonly search: string;
  readonly status: 'open' | 'done' | 'cancelled' | undefined;
  readonly since: Date | undefined;
}

export interface Orders {
  /** An order that somebody sees; undefined for any other, and for a draft. */
  seen(orderNumber: string, reach: OrderReach, tenant: Tenant): Promise<OrderRow | undefined>;
  /** For the shop itself: the confirmation mail. */
  get(orderNumber: string): Promise<OrderRow | undefined>;
  /**
   * By number and e-mail; both must match. What was ordered for an organization opens to those who see it anyway. Always one statement, so that all
   * answers take the same time (trust 20).
   */
  lookUp(typedNumber: string, email: string, reach: OrderReach | null, tenant: Tenant): Promise<OrderRow | undefined>;
  list(
    reach: OrderReach,
    tenant: Tenant,
    asked: OrdersAsked,
  ): Promise<{ readonly rows: readonly OrderListRow[]; readonly page: number; readonly total: number; readonly pages: number }>;
  /** Own orders that wait for approval; none without an organization. */
  waiting(reach: OrderReach): Promise<readonly WaitingSummary[]>;
  /** Whether an order is the caller's, and was sent to approvers and not placed. */
  wasSent(orderNumber: string, reach: OrderReach): Promise<boolean>;
  /** The owner's latest order since `since`, for a shopper who lost the answer. */
  latest(ownerId: string, since: Date): Promise<string | null>;
  /** Cents of reward money that shipments that have not left will earn; 0 for non-members. */
  earningsToCome(orderNumber: string, now: Date): Promise<number>;
  /** The last order that an organization placed under a purchase order number, order `but` aside. */
  lastWithPurchaseOrder(
    accountNumber: string,
    number: string,
    but: string | null,
  ): Promise<{ readonly orderNumber: string; readonly placedAt: Date } | undefined>;
  /** Moves a guest's orders to the account they sign in to or open. */
  adopt(tx: Queries, guestId: string, profileId: string): Promise<void>;
}

export function makeOrders(db: Queries): Orders {
  return {
    lastWithPurchaseOrder: (accountNumber, number, but) => db.maybe(LAST_WITH_PURCHASE_ORDER, [accountNumber, number, but]),
    seen: (orderNumber, reach, tenant) => db.maybe(ORDER_SEEN, { orderNumber, tenant, ...reachValues(reach) }),
    get: (orderNumber) => db.maybe(ORDER, [orderNumber]),
    lookUp: (typedNumber, email, reach, tenant) =>
      db.maybe(ORDER_BY_EMAIL, {
        orderNumber: readOrderNumber(typedNumber) ?? '',
        email: email.trim(),
        tenant,
        ...(reach === null ? NO_REACH : reachValues(reach)),
      }),
    async list({ ownerId, accountNumber }, tenant, { scope, page, search, status, since }) {
      const ask = (from: number): Promise<OrderListRow[]> =>
        db.many(ORDERS_IN[scope], {
          ownerId,
          account: accountNumber,
          tenant,
          since: since ?? null,
          status: status ?? null,
          pattern: search === '' ? null : patternOf(search),
          digits: orderDigits(search),
          limit: ORDERS_PER_PAGE,
          offset: (from - 1) * ORDERS_PER_PAGE,
        });
      const asked = await ask(page);
      // A page that no longer exists (changed filters, an old link) shows the first.
      const isGone = asked.length === 0 && page > 1;
      const rows = isGone ? await ask(1) : asked;
      const total = rows[0]?.count ?? 0;
      return { rows, page: isGone ? 1 : page, total, pages: Math.ceil(total / ORDERS_PER_PAGE) };
    },
    async waiting({ ownerId, accountNumber }) {
      const rows = accountNumber === null ? [] : await db.many(OWN_WAITING, [ownerId, accountNumber]);
      return rows.map(({ order_number: orderNumber, total, currency, created_at: at }) => ({
        orderNumber,
        total: total / 100,
        currency,
        sentAt: at.toISOString(),
      }));
    },
    wasSent: async (orderNumber, { ownerId }) => (await db.maybe(WAS_SENT, [orderNumber, ownerId])) !== undefined,
    latest: async (ownerId, since) => (await db.maybe(LATEST_ORDER, [ownerId, since]))?.order_number ?? null,
    earningsToCome: (orderNumber, now) => earningsToCome(db, orderNumber, now),
    adopt: async (tx, guestId, profileId) => void (await tx.run(ADOPT_ORDERS, [guestId, profileId])),
  };
}

/** A LIKE pattern for part of a text, with its wildcards escaped. */
function patternOf(search: string): string {
  return `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

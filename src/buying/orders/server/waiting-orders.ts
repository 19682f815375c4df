// Orders that wait for approval, for the capability that asks the approvers: submitted, ended, or turned into a draft that is paid for (B2B-3).
import { REWARDS, type DraftAmounts } from '#buying/orders/rules';
import { settleHold } from '#buying/budgets/server';
import { spendRewards } from '#buying/rewards/server';
import type { StockLine } from '#goods/inventory/rules';
import type { Inventory } from '#goods/inventory/server';
import type { Coupons } from '#goods/promotions/server';
import type { Queries, Transaction } from '#platform/db';
import { BEGIN_PAYING, END_WAITING, LOCK_WAITING, READ_WAITING, REWRITE_WAITING, SUBMIT_DRAFT } from './waiting-queries.ts';
import type { WaitingLine, WaitingOrder, WaitingTender } from './waiting-order.ts';

/** How long the last approver’s request may take to charge the payment. After that the sweeper decides. */
const [LEASE_MS, LEASE_PER_TENDER_MS] = [10_000, 20_000];

export interface WaitingOrders {
  /** Sends a draft that `tx` wrote without stock to its approvers. */
  submit(tx: Queries, orderNumber: string, now: Date): Promise<void>;
  /** To be looked at; undefined when it does not wait. */
  read(on: Queries, orderNumber: string): Promise<WaitingOrder | undefined>;
  /** Locks a waiting order; undefined when it does not wait. */
  lock(tx: Queries, orderNumber: string): Promise<WaitingOrder | undefined>;
  /** Stores what approvers left of it. */
  rewrite(tx: Queries, orderNumber: string, left: OrderLeft): Promise<void>;
  /** Ends the waiting, and gives its coupons and held budgets back. False: it did not wait. */
  end(tx: Queries, orderNumber: string, event: 'decline' | 'withdraw' | 'expire', now: Date): Promise<boolean>;
  /**
   * Takes stock and reward money, and makes the order a draft for `Settling.pay`. Throws what `shortages` and `isRewardsShort` read. False: it did not
   * wait.
   */
  beginPaying(tx: Transaction, orderNumber: string, order: WaitingOrder, stock: readonly StockLine[], now: Date): Promise<boolean>;
}

export interface OrderLeft {
  readonly amounts: DraftAmounts;
  readonly budgetCenter: string;
  readonly lines: readonly WaitingLine[];
  readonly tenders: readonly WaitingTender[];
}

interface WaitingDeps {
  readonly inventory: Pick<Inventory, 'taking'>;
  readonly coupons: Pick<Coupons, 'release'>;
}

export function makeWaitingOrders({ inventory, coupons }: WaitingDeps): WaitingOrders {
  return {
    submit: async (tx, orderNumber, now) => void (await tx.many(SUBMIT_DRAFT, [orderNumber, now])),
    read: async (on, orderNumber) => (await on.maybe(READ_WAITING, [orderNumber]))?.waiting,
    lock: async (tx, orderNumber) => (await tx.maybe(LOCK_WAITING, [orderNumber]))?.waiting,
    async rewrite(tx, orderNumber, { amounts, lines, tenders, budgetCenter }) {
      const [sums, kept, paid] = [amounts, lines, tenders].map((left) => JSON.stringify(left));
      await tx.run(REWRITE_WAITING, [orderNumber, sums, kept, paid, budgetCenter]);
    },
    async end(tx, orderNumber, event, now) {
      if ((await tx.run(END_WAITING[event], [orderNumber])) === 0) return false;
      await coupons.release(tx, orderNumber);
      await settleHold(tx, orderNumber, 'released', now);
      return true;
    },
    async beginPaying(tx, orderNumber, { ownerId, cartId, currency, tenders }, stock, now) {
      const [itemIds, locations, quantities] = inventory.taking(tx, stock, cartId);
      const leaseUntil = new Date(now.getTime() + LEASE_MS + LEASE_PER_TENDER_MS * tenders.length);
      const values = { orderNumber, leaseUntil, itemIds, locations, quantities, cartId, ownerId, now };
      if ((await tx.run(BEGIN_PAYING, values)) === 0) return false;
      const cents = tenders.find(({ paymentType }) => paymentType === REWARDS)?.amount ?? 0;
      if (cents > 0) await spendRewards(tx, { profileId: ownerId, currency, orderNumber, cents }, now);
      return true;
    },
  };
}

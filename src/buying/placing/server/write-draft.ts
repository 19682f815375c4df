// Writes a draft, and takes what it needs: stock, coupons, reward money, budgets, purchase order.
import { holdInFunds } from '#buying/budgets/server';
import { lockFunds } from '#buying/funds/server';
import { holdPurchaseOrders } from '#buying/purchase-orders/server';
import { couponUserOf, type CheckoutEntries } from '#buying/checkout/rules';
import type { StockShortage } from '#goods/inventory/rules';
import type { Inventory } from '#goods/inventory/server';
import { REWARDS } from '#buying/orders/rules';
import type { Transaction } from '#platform/db';
import type { Shopper } from '#base/shopper/rules';
import { spendRewards } from '#buying/rewards/server';
import type { Coupons } from '#goods/promotions/server';
import type { DraftFunds } from './draft-funds.ts';
import { draftValues, type DraftRow } from './draft-values.ts';
import { WRITE_DRAFT, WRITE_FIRST_DRAFT } from '#buying/orders/server';

/** Rolls the transaction back because a line is out of stock. */
export class OutOfStock extends Error {
  override readonly name = 'OutOfStock';
  readonly shortages: readonly StockShortage[];
  constructor(shortages: readonly StockShortage[]) {
    super('A line fell short');
    this.shortages = shortages;
  }
}

export interface DraftWrite {
  /** The first order of its cart and key, as far as is known. */
  readonly isFirst: boolean;
  /** What stands in checkout, for another cart or this one. */
  readonly entered: CheckoutEntries;
}

/** Takes stock, coupons, reward money, budgets and purchase order, and writes the draft: the last statements of the transaction, sent at once. */
export async function writeDraft(
  tx: Transaction,
  { inventory, coupons }: DraftDeps,
  row: Omit<DraftRow, 'taken'> & { readonly funds: DraftFunds },
  { isFirst, entered }: DraftWrite,
): Promise<void> {
  const { orderNumber, shopper, visit, priced, tenders, draft, funds } = row;
  const codes = draft.amounts.coupons.map(({ code }) => code);
  const rewards = tenders.find(({ paymentType }) => paymentType === REWARDS);
  await tx.last(async () => {
    const taken = inventory.taking(tx, draft.stock, priced.cart.cartId);
    const spend = { profileId: shopper.shopperId, currency: visit.site.currency, orderNumber };
    const written = await Promise.allSettled([
      tx.run(isFirst ? WRITE_FIRST_DRAFT : WRITE_DRAFT, draftValues({ ...row, taken })),
      codes.length === 0 ? undefined : coupons.use(tx, codes, orderNumber, couponUserOf(entered, shopper)),
      rewards && spendRewards(tx, { ...spend, cents: rewards.amount }, visit.now),
      ...holdsOf(tx, { orderNumber, replaces: row.replaces, by: nameOf(shopper) }, funds, visit.now),
    ]);
    // One failed statement fails all later ones of the transaction, so the first error is the reason.
    const refused = written.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (refused === undefined) return;
    const shortages = inventory.shortages(refused.reason);
    throw shortages === null ? refused.reason : new OutOfStock(shortages);
  });
}

/** Budgets and purchase orders are locked together, for another order may take from them in the other order. */
export function holdsOf(
  tx: Transaction,
  order: Parameters<typeof holdPurchaseOrders>[1],
  { budgets, purchaseOrders }: DraftFunds,
  now: Date,
) {
  const ids = [...budgets, ...purchaseOrders].map(({ fundId }) => fundId);
  return [
    ...(purchaseOrders.length === 0 || budgets.length === 0 ? [] : [lockFunds(tx, ids)]),
    holdInFunds(tx, order, budgets, now),
    holdPurchaseOrders(tx, order, purchaseOrders, now),
  ];
}

/** For the history of budgets and purchase orders. */
export function nameOf({ profile }: Shopper): string | null {
  return profile === null ? null : `${profile.firstName} ${profile.lastName}`.trim() || profile.email;
}

interface DraftDeps {
  readonly inventory: Pick<Inventory, 'taking' | 'shortages'>;
  readonly coupons: Pick<Coupons, 'use'>;
}

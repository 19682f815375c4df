// Gives budgets and purchase orders back what a placed order takes back: to each line's center and number its cents, to the order's the rest (B2B-1,
// B2B-2).
import { chargesOf } from '#buying/budgets/rules';
import { creditCharges } from '#buying/budgets/server';
import { numberCharges } from '#buying/purchase-orders/rules';
import { creditPurchaseOrders } from '#buying/purchase-orders/server';
import type { Queries } from '#platform/db';
import type { StoredLine, StoredOrder } from './order-change-queries.ts';

/** Lines that were taken off; with the last line everything that is left of the order's charges comes back, fees included. */
export async function creditCancelled(
  tx: Queries,
  { budget_center: center, purchase_order: number }: Pick<StoredOrder, 'budget_center' | 'purchase_order'>,
  { orderNumber, going, amount, isAll }: { orderNumber: string; going: readonly StoredLine[]; amount: number; isAll: boolean },
  now: Date,
): Promise<void> {
  const lines = going.map(({ budgetCenter, ...line }) => ({ ...line, center: budgetCenter }));
  const cause = `lines ${going.map(({ lineNo }) => lineNo).join(' ')}`;
  const charges = isAll ? null : chargesOf({ center, total: amount, lines });
  const step = { orderNumber, kind: 'cancelled', cause } as const;
  if (charges?.length !== 0) await creditCharges(tx, step, charges, now);
  const drawn = going.map(({ purchaseOrder, ...line }) => ({ ...line, number: purchaseOrder }));
  await creditPurchaseOrders(tx, step, isAll ? 'all' : numberCharges({ number, total: amount, lines: drawn }), now);
}

/** What a return refunds of each line. */
export async function creditReturned(
  tx: Queries,
  order: Pick<StoredOrder, 'budget_center' | 'purchase_order' | 'lines'>,
  { orderNumber, returnNo, refunds }: { orderNumber: string; returnNo: number; refunds: readonly { lineNo: number; amount: number }[] },
  now: Date,
): Promise<void> {
  const lines = refunds.map(({ lineNo, amount }) => {
    const line = order.lines.find((one) => one.lineNo === lineNo);
    const cents = { gross: amount, discount: 0, handling: 0, surcharge: 0, tax: 0 };
    return { center: line?.budgetCenter ?? '', number: line?.purchaseOrder ?? '', ...cents };
  });
  const total = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const charges = chargesOf({ center: order.budget_center, total, lines });
  const step = { orderNumber, kind: 'returned', cause: `return ${returnNo}` } as const;
  if (charges.length > 0) await creditCharges(tx, step, charges, now);
  await creditPurchaseOrders(tx, step, numberCharges({ number: order.purchase_order, total, lines }), now);
}

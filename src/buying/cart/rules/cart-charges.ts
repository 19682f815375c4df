// What the cart's order charges to which budget center, and draws under which purchase order number (B2B-1, B2B-2).
import { chargesOf, type Charge } from '#buying/budgets/rules';
import { numberCharges, type NumberCharge } from '#buying/purchase-orders/rules';
import { isBundlePart } from './bundle-parts.ts';
import type { PricedCart } from './price-cart.ts';
import type { PricedLine } from './priced-line.ts';

/** A line's own center takes the line, the cart's center the rest of the total. */
export function cartCharges({ cart, lines, summary }: Pick<PricedCart, 'cart' | 'lines' | 'summary'>): readonly Charge[] {
  return chargesOf({
    center: cart.accounting.budgetCenter ?? '',
    total: summary.ordTotal,
    lines: chargedLines(lines).map((one) => ({ center: one.line.extra?.budgetCenter ?? '', ...centsOf(one) })),
  });
}

/** The same for purchase orders. `number`: the order's, which checkout may have changed; '' for none. */
export const cartNumberCharges = (priced: Pick<PricedCart, 'lines' | 'summary'>, number: string): readonly NumberCharge[] =>
  numberCharges({ number, total: priced.summary.ordTotal, lines: numberedLines(priced) });

/** The lines that cost something, each with its own number; '' when the order's applies. */
export const numberedLines = ({ lines }: Pick<PricedCart, 'lines'>) =>
  chargedLines(lines).map((one) => ({ number: one.line.extra?.purchaseOrder ?? '', ...centsOf(one) }));

/** What is charged: bundles, not their parts, and nothing that does not count. */
export const chargedLines = (lines: readonly PricedLine[]): readonly PricedLine[] =>
  lines.filter(({ counted, line }) => counted && !isBundlePart(line));

const centsOf = ({ gross, itemDiscount, basketDiscount, handling, furniture, surcharge, taxes }: PricedLine) => ({
  gross,
  discount: itemDiscount + basketDiscount,
  handling: handling + furniture,
  surcharge,
  tax: taxes.reduce((sum, { cents }) => sum + cents, 0),
});

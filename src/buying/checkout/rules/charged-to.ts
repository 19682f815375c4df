// The purchase order and budget center of an order: one answer for the review, the stored order and every view of it (B2B-1, B2B-2).
import type { Cart } from '#buying/cart/rules';
import type { CheckoutEntries } from './checkout-entries.ts';

/** '' for none. */
export interface ChargedTo {
  readonly purchaseOrder: string;
  readonly budgetCenter: string;
}

/** A purchase order typed at the payment step wins over the one chosen in the cart. */
export function chargedTo(
  { purchaseOrder: typed }: Pick<CheckoutEntries, 'purchaseOrder'>,
  { purchaseOrder, budgetCenter }: Pick<Cart['accounting'], 'purchaseOrder' | 'budgetCenter'>,
): ChargedTo {
  return { purchaseOrder: typed === '' ? (purchaseOrder ?? '') : typed, budgetCenter: budgetCenter ?? '' };
}

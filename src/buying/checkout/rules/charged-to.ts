// What an order is charged to: one answer for the review, the order that is written, and everything that tells of it (B2B-1, B2B-2).
import type { Cart } from '#buying/cart/rules';
import type { CheckoutEntries } from './checkout-entries.ts';

/** '' for none. */
export interface ChargedTo {
  readonly purchaseOrder: string;
  readonly budgetCenter: string;
}

/** A purchase order that was typed with the payment comes before the one that was chosen in the cart. */
export function chargedTo(
  { purchaseOrder: typed }: Pick<CheckoutEntries, 'purchaseOrder'>,
  { purchaseOrder, budgetCenter }: Pick<Cart['accounting'], 'purchaseOrder' | 'budgetCenter'>,
): ChargedTo {
  return { purchaseOrder: typed === '' ? (purchaseOrder ?? '') : typed, budgetCenter: budgetCenter ?? '' };
}

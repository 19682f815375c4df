// The purchase order and budget center of an order: one answer for the review, the stored order and every view of it (B2B-1, B2B-2).
import type { Cart } from '#buying/cart/rules';
import type { CheckoutEntries } from './checkout-entries.ts';

/** '' for none. */
export interface ChargedTo {
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
  readonly budgetCenter: string;
}

/** What was entered at the payment step wins over what was chosen in the cart; the release of another number does not count. */
export function chargedTo(
  { purchaseOrder: typed, purchaseOrderRelease: typedRelease }: Pick<CheckoutEntries, 'purchaseOrder' | 'purchaseOrderRelease'>,
  { purchaseOrder, purchaseOrderRelease, budgetCenter }: Cart['accounting'],
): ChargedTo {
  const ofCart = purchaseOrder ?? '';
  const number = typed === '' ? ofCart : typed;
  const release = typedRelease === '' && number === ofCart ? (purchaseOrderRelease ?? '') : typedRelease;
  return { purchaseOrder: number, purchaseOrderRelease: number === '' ? '' : release, budgetCenter: budgetCenter ?? '' };
}

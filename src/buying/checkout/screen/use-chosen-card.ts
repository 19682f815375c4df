// Which card is chosen: the one typed for this order, a saved one, or a new one.
import { useState } from 'react';
import type { CheckoutView } from '#buying/checkout/contract';
import type { SavedCard } from '#buying/saved-cards/contract';
import { preselectedCard } from '#buying/saved-cards/rules';

export interface ChosenCard {
  /** The card typed for this order; null when a saved card pays. */
  readonly typed: CheckoutView['payment'];
  /** `kept` for the typed card, `new`, or the id of a saved card. */
  readonly chosen: string;
  readonly isNew: boolean;
  /** There is no card yet, so the shopper has to type one. */
  readonly mustType: boolean;
  choose(value: string): void;
}

/** `refused`: the saved card that was just declined. */
export function useChosenCard({ payment }: CheckoutView, saved: readonly SavedCard[], refused: string | null): ChosenCard {
  // A vendor's payment is on its own tab.
  const typed = payment?.profileRefId === null && payment.vendorPaymentType === null ? payment : null;
  const first = typed === null ? (preselectedCard(saved, payment?.profileRefId ?? null, refused)?.id ?? 'new') : 'kept';
  const [picked, choose] = useState(first);
  // Another tab may have removed the chosen card.
  const isThere = picked === 'new' || (picked === 'kept' && typed !== null) || saved.some(({ id }) => id === picked);
  const chosen = isThere ? picked : first;
  return { typed, chosen, isNew: chosen === 'new', mustType: first === 'new', choose };
}

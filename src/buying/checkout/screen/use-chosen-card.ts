// Which way to pay is chosen: the one typed for this order, a card of the account, or a new one.
import { useState } from 'react';
import type { CheckoutView } from '#buying/checkout/contract';
import type { SavedCard } from '#buying/saved-cards/contract';
import { offeredFirst } from '#buying/saved-cards/rules';

export interface ChosenCard {
  /** Typed for this order alone; a card of the account stands among the saved ones. */
  readonly typed: CheckoutView['payment'];
  /** `kept` the one that was typed, `new`, or the id of a saved one. */
  readonly chosen: string;
  readonly isNew: boolean;
  /** Nothing can be paid without typing a card. */
  readonly mustType: boolean;
  choose(value: string): void;
}

/** `refused`: the saved card that was just declined. */
export function useChosenCard({ payment }: CheckoutView, saved: readonly SavedCard[], refused: string | null): ChosenCard {
  // What a vendor pays stands in a tab of its own.
  const typed = payment?.profileRefId === null && payment.vendorPaymentType === null ? payment : null;
  const first = typed === null ? (offeredFirst(saved, payment?.profileRefId ?? null, refused)?.id ?? 'new') : 'kept';
  const [picked, choose] = useState(first);
  // What was picked may be gone since: removed in another tab.
  const isThere = picked === 'new' || (picked === 'kept' && typed !== null) || saved.some(({ id }) => id === picked);
  const chosen = isThere ? picked : first;
  return { typed, chosen, isNew: chosen === 'new', mustType: first === 'new', choose };
}

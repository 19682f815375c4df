// Whether a due day is ordered, asked about, or tried again later.

/** Why the owner is asked. Each has a question in the words and its own answers on the page. */
export const QUESTIONS = [
  ...(['priceRise', 'itemGone', 'outOfStock', 'cardDeclined', 'cardGone', 'bankAsks', 'addressGone'] as const),
  ...(['noInvoice', 'budget', 'noApprover', 'noRight', 'late', 'notPlaced'] as const),
] as const;
export type Question = (typeof QUESTIONS)[number];

export const PRICE_LIMITS = [0, 5, 10, 20] as const;

/** The highest unit price in cents that is ordered without a question; null for no limit. */
export function highestPrice({ agreed, percent }: { readonly agreed: number; readonly percent: number | null }): number | null {
  return percent === null ? null : Math.floor((agreed * (100 + percent)) / 100);
}

export interface DueFacts {
  readonly wanted: number;
  /** Unit price of the day in cents; null: the item cannot be bought. */
  readonly unit: number | null;
  readonly available: number;
  /** Of the restock: unit price in cents that the owner agreed to, and by how much it may rise. */
  readonly agreed: number;
  readonly percent: number | null;
  readonly whenShort: 'partial' | 'wait';
}

export type Judgement =
  | { readonly kind: 'order'; readonly qty: number }
  | { readonly kind: 'ask'; readonly question: 'priceRise' | 'itemGone' }
  | { readonly kind: 'wait' };

/** Only the owner's own yes changes the agreed price, so small rises do not add up to a large one. */
export function judgeDue({ wanted, unit, available, agreed, percent, whenShort }: DueFacts): Judgement {
  if (unit === null) return { kind: 'ask', question: 'itemGone' };
  const highest = highestPrice({ agreed, percent });
  if (highest !== null && unit > highest) return { kind: 'ask', question: 'priceRise' };
  if (available >= wanted) return { kind: 'order', qty: wanted };
  return available > 0 && whenShort === 'partial' ? { kind: 'order', qty: available } : { kind: 'wait' };
}

// Whether an order may name a purchase order number: the one rule of cart, payment step and placing (B2B-2).
import type { Currency } from '#base/money/rules';
import { numberFormat } from './number-format.ts';
import { purchaseOrderState, type PurchaseOrderFacts } from './purchase-order.ts';
import type { PurchaseOrderRules } from './purchase-order-rules.ts';

/** A purchase order of the organization as one of its people meets it. */
export interface MetPurchaseOrder extends PurchaseOrderFacts {
  readonly currency: Currency;
  readonly closed: boolean;
  /** Whether the person may order on it. */
  readonly isTheirs: boolean;
  /** Names of the only locations that it may be used for; null: everywhere, or the order has no destination yet. `here`: it goes to one of them. */
  readonly places: { readonly names: readonly string[]; readonly here: boolean } | null;
  /** Cents; null without a limit. */
  readonly left: number | null;
}

export interface AskedUse {
  /** '' for none. */
  readonly number: string;
  /** The order's total; null: not known. */
  readonly cents: number | null;
  readonly currency: Currency;
  /** In the site's time zone. */
  readonly today: string;
}

export type UseProblem =
  | { readonly code: 'PURCHASE_ORDER_REQUIRED' }
  | { readonly code: 'PURCHASE_ORDER_FORMAT'; readonly explanation: string; readonly example: string }
  | { readonly code: 'PURCHASE_ORDER_UNKNOWN' | 'PURCHASE_ORDER_CLOSED' | 'PURCHASE_ORDER_NOT_YOURS'; readonly number: string }
  | { readonly code: 'PURCHASE_ORDER_NOT_YET' | 'PURCHASE_ORDER_EXPIRED'; readonly number: string; readonly day: string }
  | { readonly code: 'PURCHASE_ORDER_ELSEWHERE'; readonly number: string; readonly places: readonly string[] }
  | { readonly code: 'PURCHASE_ORDER_CURRENCY'; readonly number: string; readonly currency: Currency }
  | { readonly code: 'PURCHASE_ORDER_OVER'; readonly number: string; readonly left: number; readonly over: number };

/** Null: it may. `met`: the organization's purchase order of that number, if there is one. */
export function judgeUse(rules: PurchaseOrderRules, met: MetPurchaseOrder | undefined, asked: AskedUse): UseProblem | null {
  if (asked.number === '') return rules.required ? { code: 'PURCHASE_ORDER_REQUIRED' } : null;
  if (met !== undefined) return judgeOpen(met, asked);
  if (!rules.typed) return { code: 'PURCHASE_ORDER_UNKNOWN', number: asked.number };
  const { pattern, explanation, example } = rules;
  // A stored pattern was checked when it was stored; one that this version does not read stops nobody.
  if (pattern === '' || numberFormat(pattern)?.fits(asked.number) !== false) return null;
  return { code: 'PURCHASE_ORDER_FORMAT', explanation, example };
}

function judgeOpen(met: MetPurchaseOrder, { cents, currency, today }: AskedUse): UseProblem | null {
  const { number, validFrom, validUntil, left, places } = met;
  const state = purchaseOrderState(met, today);
  if (state === 'closed') return { code: 'PURCHASE_ORDER_CLOSED', number };
  if (!met.isTheirs) return { code: 'PURCHASE_ORDER_NOT_YOURS', number };
  if (state === 'expired') return { code: 'PURCHASE_ORDER_EXPIRED', number, day: validUntil ?? today };
  if (state === 'upcoming') return { code: 'PURCHASE_ORDER_NOT_YET', number, day: validFrom ?? today };
  if (left !== null && met.currency !== currency) return { code: 'PURCHASE_ORDER_CURRENCY', number, currency: met.currency };
  if (places !== null && !places.here) return { code: 'PURCHASE_ORDER_ELSEWHERE', number, places: places.names };
  return left !== null && cents !== null && cents > left ? { code: 'PURCHASE_ORDER_OVER', number, left, over: cents - left } : null;
}

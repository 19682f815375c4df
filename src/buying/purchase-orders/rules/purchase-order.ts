// What is written down about a purchase order that an organization has opened with the shop (B2B-2).
import { isDay, singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { readAmount } from './read-amount.ts';

/** Longest texts. */
export const PO_LIMITS = { number: 40, description: 120, release: 20 } as const;
/** Cents: $20,000,000.00. */
export const MOST_AMOUNT = 2_000_000_000;

export interface PurchaseOrderFacts {
  readonly number: string;
  readonly description: string;
  /** Cents that may be ordered on it; null: no limit. */
  readonly amount: number | null;
  /** First and last day, `YYYY-MM-DD`; null: open end. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** As typed in a form or a table. */
export type TypedPurchaseOrder = { readonly [K in keyof PurchaseOrderFacts]: string };

export interface PurchaseOrderProblem {
  readonly field: keyof PurchaseOrderFacts;
  readonly code: 'PO_NUMBER_MISSING' | 'PO_TEXT_LONG' | 'PO_AMOUNT_INVALID' | 'PO_DAY_INVALID' | 'PO_DAYS_REVERSED';
}

/** The facts as they are kept, or the problem of each field. */
export function readPurchaseOrder(typed: TypedPurchaseOrder): Outcome<PurchaseOrderFacts, readonly PurchaseOrderProblem[]> {
  const problems: PurchaseOrderProblem[] = [];
  const [number, description] = [singleLine(typed.number), singleLine(typed.description)];
  if (number === '') problems.push({ field: 'number', code: 'PO_NUMBER_MISSING' });
  if (number.length > PO_LIMITS.number) problems.push({ field: 'number', code: 'PO_TEXT_LONG' });
  if (description.length > PO_LIMITS.description) problems.push({ field: 'description', code: 'PO_TEXT_LONG' });
  const amount = typed.amount.trim() === '' ? null : readAmount(typed.amount);
  if (amount === undefined || amount === 0 || (amount ?? 1) > MOST_AMOUNT) problems.push({ field: 'amount', code: 'PO_AMOUNT_INVALID' });
  const [validFrom, validUntil] = [dayOf(typed.validFrom), dayOf(typed.validUntil)];
  if (validFrom === undefined) problems.push({ field: 'validFrom', code: 'PO_DAY_INVALID' });
  if (validUntil === undefined) problems.push({ field: 'validUntil', code: 'PO_DAY_INVALID' });
  if (validFrom && validUntil && validUntil < validFrom) problems.push({ field: 'validUntil', code: 'PO_DAYS_REVERSED' });
  if (problems.length > 0 || amount === undefined || validFrom === undefined || validUntil === undefined) return failed(problems);
  return done({ number, description, amount, validFrom, validUntil });
}

function dayOf(text: string): string | null | undefined {
  const day = text.trim();
  if (day === '') return null;
  return isDay(day) ? day : undefined;
}

/** upcoming: its first day is ahead. expired: its last day is over. */
export type PurchaseOrderState = 'open' | 'upcoming' | 'expired' | 'closed';

/** `today` in the time zone of the site. */
export function purchaseOrderState(
  { closed, validFrom, validUntil }: Pick<PurchaseOrderFacts, 'validFrom' | 'validUntil'> & { readonly closed: boolean },
  today: string,
): PurchaseOrderState {
  if (closed) return 'closed';
  if (validUntil !== null && validUntil < today) return 'expired';
  return validFrom !== null && validFrom > today ? 'upcoming' : 'open';
}

/** Percent of the amount below which a purchase order is nearly used. */
export const NEARLY_USED_PERCENT = 20;

export const isNearlyUsed = (amount: number | null, left: number | null): boolean =>
  amount !== null && left !== null && left * 100 < amount * NEARLY_USED_PERCENT;

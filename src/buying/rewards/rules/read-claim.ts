// Reads what a member says about a purchase that earned nothing (RWD-2).
import { addDays } from '#base/calendar/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';

/** How long after a purchase it can be claimed. */
export const CLAIM_DAYS = 90;
const MOST_CENTS = 1_000_000;

export interface TypedClaim {
  readonly reference: string;
  /** ISO. */
  readonly boughtOn: string;
  readonly amount: string;
}

export interface Claim {
  /** Capital letters and digits. */
  readonly reference: string;
  readonly boughtOn: string;
  readonly cents: number;
}

export type ClaimProblem = 'REFERENCE_WRONG' | 'DAY_WRONG' | 'AMOUNT_WRONG';

export function readClaim({ reference, boughtOn, amount }: TypedClaim, today: string): Outcome<Claim, ClaimProblem> {
  const number = reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (number.length < 4 || number.length > 40) return failed('REFERENCE_WRONG');
  const isDay = /^\d{4}-\d\d-\d\d$/.test(boughtOn) && !Number.isNaN(Date.parse(boughtOn));
  if (!isDay || boughtOn > today || boughtOn < addDays(today, -CLAIM_DAYS)) return failed('DAY_WRONG');
  const typed = amount.replaceAll(/[\s$\u00A0]/g, '').replace(',', '.');
  const cents = /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
  return cents <= 0 || cents > MOST_CENTS ? failed('AMOUNT_WRONG') : done({ reference: number, boughtOn, cents });
}

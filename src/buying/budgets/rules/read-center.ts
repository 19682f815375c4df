// A budget center as somebody typed it, in a form or in a row of a table: its facts, or what is wrong with each.
import { isDay, singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { PERIODS, WHEN_OVER, type Center } from './center.ts';
import { readMoney } from './read-money.ts';

export const CENTER_LIMITS = { name: 60, amount: 20_000_000_00 } as const;

/** Everything as text, '' for nothing. */
export interface TypedCenter {
  readonly name: string;
  readonly amount: string;
  readonly period: string;
  readonly fiscalMonth: string;
  readonly since: string;
  readonly ends: string;
  readonly carriesOver: boolean;
  readonly warnAt: string;
  readonly whenOver: string;
  readonly forLines: boolean;
}

export type CenterFacts = Omit<Center, 'centerId' | 'people' | 'groups' | 'ownerId' | 'currency' | 'isRetired'>;

export interface CenterProblem {
  readonly field: keyof TypedCenter;
  readonly code:
    | 'BUDGET_NAME_REQUIRED'
    | 'BUDGET_NAME_LONG'
    | 'AMOUNT_INVALID'
    | 'PERIOD_INVALID'
    | 'MONTH_INVALID'
    | 'DATE_INVALID'
    | 'DATES_REVERSED'
    | 'PERCENT_INVALID'
    | 'OVER_INVALID';
}

/** `today`: the first day of a budget that names none. */
export function readCenter(typed: TypedCenter, today: string): Outcome<CenterFacts, readonly CenterProblem[]> {
  const name = singleLine(typed.name);
  const amount = typed.amount.trim() === '' ? null : readMoney(typed.amount);
  const period = PERIODS.find((one) => one === typed.period);
  const whenOver = WHEN_OVER.find((one) => one === typed.whenOver);
  const [fiscalMonth, warnAt] = [wholeOf(typed.fiscalMonth || '1'), typed.warnAt.trim() === '' ? null : wholeOf(typed.warnAt)];
  const since = typed.since.trim() || today;
  const ends = period === 'once' && typed.ends.trim() !== '' ? typed.ends.trim() : null;
  const problems: (CenterProblem | false)[] = [
    name === '' && { field: 'name', code: 'BUDGET_NAME_REQUIRED' },
    name.length > CENTER_LIMITS.name && { field: 'name', code: 'BUDGET_NAME_LONG' },
    (amount === undefined || (amount ?? 0) > CENTER_LIMITS.amount) && { field: 'amount', code: 'AMOUNT_INVALID' },
    period === undefined && { field: 'period', code: 'PERIOD_INVALID' },
    (fiscalMonth < 1 || fiscalMonth > 12) && { field: 'fiscalMonth', code: 'MONTH_INVALID' },
    !isDay(since) && { field: 'since', code: 'DATE_INVALID' },
    ends !== null && !isDay(ends) && { field: 'ends', code: 'DATE_INVALID' },
    ends !== null && isDay(ends) && isDay(since) && ends < since && { field: 'ends', code: 'DATES_REVERSED' },
    warnAt !== null && (warnAt < 1 || warnAt > 100) && { field: 'warnAt', code: 'PERCENT_INVALID' },
    whenOver === undefined && { field: 'whenOver', code: 'OVER_INVALID' },
  ];
  const wrong = problems.filter((one) => one !== false);
  if (wrong.length > 0 || amount === undefined || period === undefined || whenOver === undefined) return failed(wrong);
  const { carriesOver, forLines } = typed;
  return done({
    name,
    amount,
    period,
    fiscalMonth,
    since,
    ends,
    carriesOver: carriesOver && period !== 'once',
    warnAt,
    whenOver,
    forLines,
  });
}

/** 0 for anything but a small whole number; a percent sign is allowed. */
const wholeOf = (text: string): number => (/^\s*\d{1,3}\s*%?\s*$/.test(text) ? Number.parseInt(text, 10) : 0);

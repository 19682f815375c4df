// Arguments of staff's commands for orders and returns.
import { readOrderNumber } from '#base/order-number/rules';
import type { StaffRun } from './staff-job.ts';

export const NO_ORDER = 'there is no order of this number';

export async function withNumber(
  { file }: StaffRun,
  work: (orderNumber: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const orderNumber = readOrderNumber(file);
  return orderNumber === null ? ['NUMBER has 12 digits'] : work(orderNumber);
}

/** Null: not given. */
export function wholeNumber(text: string | undefined): number | null | 'wrong' {
  if (text === undefined) return null;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 'wrong';
}

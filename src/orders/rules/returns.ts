// Sending back: what may go back, until when, and why (CHK-5).

export type ReturnReason = 'damaged' | 'wrongItem' | 'notAsDescribed' | 'late' | 'notNeeded';

/** Days after arrival within which things may be sent back, as the delivery and returns page says. */
const RETURN_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whether what arrived at `arrivedAt` may still be sent back at `now`. */
export function isReturnable(arrivedAt: Date | null, now: Date): boolean {
  return arrivedAt !== null && now.getTime() - arrivedAt.getTime() < RETURN_DAYS * DAY_MS;
}

/** Units of a line that are already on their way back. */
export function unitsReturned(
  lineNo: number,
  returns: readonly { readonly lines: readonly { readonly lineNo: number; readonly qty: number }[] }[],
): number {
  return returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineNo === lineNo)
    .reduce((sum, { qty }) => sum + qty, 0);
}

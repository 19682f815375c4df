// The days a cart's goods are promised for, as one text: what a shopper saw is compared at placing, so that nobody orders for other days
// than those on the screen (DLV-1, CHK-4).
import type { DeliveryChoice, DeliveryPromise } from '#delivery/rules';

export interface ArrivingLine {
  readonly line: { readonly qty: number; readonly delivery: DeliveryChoice };
  readonly counted: boolean;
  readonly promise: Pick<DeliveryPromise, 'earliest' | 'latest'>;
}

/** Units by way, place and days, whatever the order of the lines. The hour of a pickup moves while one reads: only its day counts. */
export function arrivalsSeen(lines: readonly ArrivingLine[]): string {
  const units = new Map<string, number>();
  for (const { line, counted, promise } of lines) {
    if (!counted) continue;
    const { type, storeNumber } = line.delivery;
    const key = [type, storeNumber, promise.earliest, promise.latest].map((part) => part ?? '-').join(' ');
    units.set(key, (units.get(key) ?? 0) + line.qty);
  }
  return [...units]
    .map(([key, qty]) => `${key} ${qty}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join(', ');
}

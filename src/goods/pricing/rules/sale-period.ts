// The period of a sale price: it begins and ends by itself.
import type { PriceRecord } from './price-record.ts';

type Period = Pick<PriceRecord, 'saleFrom' | 'saleUntil'>;

/** The list as it is at an instant (milliseconds since 1970): with the sale price while it is in effect, and without its period. */
export function priceAt(list: PriceRecord, now: number): PriceRecord {
  const { sale, saleFrom, saleUntil, ...others } = list;
  if (saleFrom === undefined && saleUntil === undefined) return list;
  return sale === undefined || !isWithin({ saleFrom, saleUntil }, now) ? others : { ...others, sale };
}

/** When the price changes by itself next; undefined when it does not. */
export function nextTurn({ saleFrom, saleUntil }: Period, now: number): number | undefined {
  return [saleFrom, saleUntil].flatMap((instant) => (instant === undefined ? [] : [Date.parse(instant)])).find((turn) => turn > now);
}

/** The last instant is the first one at the regular price. */
function isWithin({ saleFrom, saleUntil }: { [K in keyof Period]-?: Period[K] | undefined }, now: number): boolean {
  return (saleFrom === undefined || Date.parse(saleFrom) <= now) && (saleUntil === undefined || now < Date.parse(saleUntil));
}

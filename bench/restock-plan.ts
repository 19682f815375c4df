// What the measured year of restocks is to give, by arithmetic alone: which day each restock is due, and what everything costs on a day.
import { createHash } from 'node:crypto';
import { addDays } from '#base/calendar/rules';
import { upcoming, type Every } from '#buying/restock/rules';

export const FIRST = '2026-01-31';
export const EVERY: readonly Every[] = [
  { unit: 'week', count: 6 },
  { unit: 'month', count: 1 },
  { unit: 'month', count: 2 },
  { unit: 'month', count: 3 },
];

/** Unit prices in cents from a day on, the last one first: they rise and fall in the middle of the year. */
const PRICES: ReadonlyMap<string, readonly (readonly [from: string, cents: number])[]> = new Map([
  [
    '100',
    [
      ['2026-09-03', 1_049],
      ['2026-04-15', 1_075],
      [FIRST, 1_000],
    ],
  ],
  [
    '101',
    [
      ['2026-11-02', 799],
      ['2026-06-10', 865],
      [FIRST, 800],
    ],
  ],
]);
export const ITEMS = [...PRICES.keys()];

export function priceOn(itemId: string, day: string): number {
  const [, cents] = PRICES.get(itemId)?.find(([from]) => from <= day) ?? [];
  if (cents === undefined) throw new Error(`No price of ${itemId} on ${day}`);
  return cents;
}

/** Percent off what comes by itself, in hundredths; the tax of Massachusetts in parts per million; delivery below the threshold. */
export const COUPON = 500;
export const TAX = 62_500;
export const FREE_FROM = 4_500;
export const DELIVERY = 795;

export interface PlannedRestock {
  readonly itemId: string;
  readonly qty: number;
  readonly days: readonly string[];
}

/** Every restock by its id. */
export function plannedRestocks(count: number, until: string): ReadonlyMap<string, PlannedRestock> {
  const days = EVERY.map((every) =>
    upcoming({ every, anchor: FIRST, dates: [], lastOn: null, timesLeft: null }, FIRST, { most: 1_000, until: addDays(until, -1) }),
  );
  return new Map(
    Array.from({ length: count }, (_, n) => [
      restockIdOf(n),
      { itemId: n % 2 === 0 ? '100' : '101', qty: 1 + (n % 3), days: days[n % EVERY.length] ?? [] },
    ]),
  );
}

/** As `md5('r' || n)::uuid` makes it. */
function restockIdOf(n: number): string {
  const hex = createHash('md5').update(`r${n}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

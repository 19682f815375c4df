// The devices of Harbor Dental Group, with the serial numbers that its administrator can look up (H_SL).
import { addDays } from '#base/calendar/rules';
import { shopDay } from '#base/site/rules';
import { recordSerials } from '#buying/orders/server';
import type { Db } from '#platform/db';

/** As the lines of one order; a printer is under warranty for a year, a screen for three. */
export const DEMO_DEVICES = [
  { itemId: '610412', serials: ['OND4120-7K2Q914', 'OND4120-7K2Q915'], warrantyDays: 365 },
  { itemId: '612106', serials: ['TSLM24T-03318652'], warrantyDays: 3 * 365 },
] as const;

/** The order has arrived. */
export async function recordDemoDevices(db: Db, orderNumber: string, now: Date): Promise<void> {
  const records = DEMO_DEVICES.flatMap(({ serials, warrantyDays }, at) =>
    serials.map((serial) => ({ orderNumber, lineNo: at + 1, serial, warrantyUntil: addDays(shopDay(now), warrantyDays) })),
  );
  const [problem] = await recordSerials(db, records, now);
  if (problem !== undefined) throw new Error(`Serial number ${problem.at + 1}: ${problem.text}`);
}

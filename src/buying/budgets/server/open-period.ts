// Opens the running period of a center: its fund, with what is left of the period before.
import { openFund } from '#buying/funds/server';
import type { Queries } from '#platform/db';
import { KEEP_PERIOD, LOCK_CENTER } from './budget-queries.ts';
import { readCenters, type BudgetView, type KnownCenter } from './centers.ts';

/** The fund of the current period; the first use opens it, once, even when several requests ask at the same time. Undefined: the center has ended. */
export async function openPeriod(tx: Queries, view: BudgetView, known: KnownCenter, now: Date): Promise<string | undefined> {
  if (known.running === null) return undefined;
  if (known.running.fundId !== null) return known.running.fundId;
  const { accountNumber } = view;
  await tx.one(LOCK_CENTER, [accountNumber, known.center.centerId]);
  // As it is under the lock.
  const fresh = (await readCenters(tx, view, now)).find(({ center }) => center.centerId === known.center.centerId);
  const running = fresh?.running ?? null;
  if (fresh === undefined || running === null) return undefined;
  if (running.fundId !== null) return running.fundId;
  const { carried, starts, ends } = running;
  const fundId = await openFund(tx, { accountNumber, kind: 'budget', amount: fresh.center.amount, carried, by: null }, now);
  await tx.run(KEEP_PERIOD, [fundId, accountNumber, fresh.center.name, starts, ends]);
  return fundId;
}

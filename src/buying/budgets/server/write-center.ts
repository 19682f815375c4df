// Writes a budget as it is to be, and makes its running period follow.
import { shopDay } from '#base/site/rules';
import { periodAround, type Center } from '#buying/budgets/rules';
import { setFund } from '#buying/funds/server';
import type { Queries } from '#platform/db';
import { SET_PERIOD_END, WRITE_CENTER } from './center-queries.ts';
import type { KnownCenter } from './centers.ts';
import type { Keeper } from './change-centers.ts';

export type WantedCenter = Omit<Center, 'centerId' | 'currency' | 'isRetired'>;

export async function writeCenter(
  tx: Queries,
  { actor, copyLocale: locale, now }: Keeper,
  before: KnownCenter | undefined,
  center: Center,
): Promise<void> {
  const { accountNumber, name: by } = actor;
  const { isRetired, ...columns } = center;
  await tx.run(WRITE_CENTER, { ...columns, accountNumber, locale, retiredAt: isRetired ? now : null });
  const { latest = null } = before ?? {};
  if (before === undefined || latest === null) return;
  const day = shopDay(now);
  const isRunning = day >= latest.starts && (latest.ends === null || day <= latest.ends);
  const isContinued = before.center.period === 'once' && center.period === 'once';
  if (!isRunning && !isContinued) return;
  if (before.center.amount !== center.amount) {
    // What was carried over and moved stays.
    const more = latest.amount === null || before.center.amount === null ? 0 : latest.amount - before.center.amount;
    const amount = center.amount === null ? null : Math.max(0, center.amount + more);
    await setFund(tx, latest.fundId, amount, { name: by, note: '' }, now);
  }
  const ends = isContinued ? center.ends : (periodAround(center, day)?.ends ?? (center.period === 'once' ? center.ends : latest.ends));
  if (ends !== latest.ends) await tx.run(SET_PERIOD_END, [latest.fundId, ends]);
}

/** Whether nothing would change. */
export function isSameCenter(center: Center, wanted: WantedCenter): boolean {
  const { people, groups, ...facts } = wanted;
  const isSameList = (one: readonly string[], other: readonly string[]) =>
    JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
  const same = (Object.keys(facts) as (keyof typeof facts)[]).every((name) => facts[name] === center[name]);
  return same && isSameList(people, center.people) && isSameList(groups, center.groups);
}

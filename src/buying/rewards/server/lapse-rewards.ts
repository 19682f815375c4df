// Tells members what lapses in 30 days, and lapses what they were told of (RWD-4). Each account is one transaction under its balance's lock.
import { addDays, addMonths, localDay } from '#base/calendar/rules';
import { SHIPPED_SITES, shopDay } from '#base/site/rules';
import { lapsedBy, lapseNotice, TOLD_DAYS, type RewardMove } from '#buying/rewards/rules';
import type { Clock } from '#platform/clock';
import type { Db, Queries } from '#platform/db';
import type { Jobs, QueueFacts } from '#platform/jobs';
import { CHANGE_BALANCE, HOLD_BALANCE, MOVES_OF, NOTE_NOTICE, OLD_BALANCES, TOLD_UNTIL, type AccountKey } from './lapse-queries.ts';

export const LAPSE_LETTER = 'rewards-lapse-letter';
const EVERY_HOUR = '23 * * * *';
const PAGE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface LapseLetter {
  readonly profileId: string;
  readonly currency: 'USD' | 'CAD';
  readonly cents: number;
  readonly day: string;
}

export interface LapseDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Only the consumer sites have the program; a currency belongs to one of them. */
export const siteOfCurrency = (currency: AccountKey['currency']) => SHIPPED_SITES[currency === 'USD' ? 'consumer-US' : 'consumer-CA'];

export function makeLapseJob(deps: LapseDeps): QueueFacts<object> {
  return { name: 'rewards-lapse', every: EVERY_HOUR, retries: 0, handle: () => lapseRewards(deps, deps.clock.now()) };
}

async function lapseRewards(deps: LapseDeps, now: Date): Promise<void> {
  // Younger than eleven months minus a week: nothing of it is told or lapses yet.
  const oldest = new Date(`${addDays(addMonths(shopDay(now), -12), TOLD_DAYS + 9)}T00:00:00Z`);
  let [after, currency] = [FIRST_ID, ''];
  for (;;) {
    const accounts = await deps.db.many(OLD_BALANCES, [oldest, after, currency, PAGE]);
    for (const account of accounts) await deps.db.transaction((tx) => lapseOne(tx, deps, account, now));
    const last = accounts.at(-1);
    if (last === undefined || accounts.length < PAGE) return;
    [after, currency] = [last.profile_id, last.currency];
  }
}

async function lapseOne(tx: Queries, deps: LapseDeps, { profile_id: profileId, currency }: AccountKey, now: Date): Promise<void> {
  if ((await tx.maybe(HOLD_BALANCE, [profileId, currency])) === undefined) return;
  const { timeZone } = siteOfCurrency(currency);
  const today = localDay(now, timeZone);
  const rows = await tx.many(MOVES_OF, [profileId, currency]);
  const moves: RewardMove[] = rows.map(({ cents, at }) => ({ cents, day: localDay(at, timeZone) }));
  const { until, ripe } = await tx.one(TOLD_UNTIL, [profileId, currency, addDays(today, -TOLD_DAYS)]);
  const ended = ripe === null ? 0 : lapsedBy(moves, ripe < today ? ripe : addDays(today, -1));
  if (ended > 0) {
    await tx.maybe(CHANGE_BALANCE, [profileId, currency, 'lapsed', `${profileId}-${currency}-${today}`, -ended, now, null]);
    moves.push({ cents: -ended, day: today });
  }
  const notice = lapseNotice(moves, today, until);
  if (notice === null) return;
  await tx.run(NOTE_NOTICE, [profileId, currency, notice.until, today]);
  const letter: LapseLetter = { profileId, currency, cents: notice.cents, day: notice.day };
  await deps.jobs.enqueue(tx, LAPSE_LETTER, letter);
}

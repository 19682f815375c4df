// Reward money as the page shows it: the balance, what ends first, and the latest entries (RWD-1, RWD-4).
import { addDays, localDay } from '#base/calendar/rules';
import type { RewardBalance } from '#buying/rewards/contract';
import { creditsLeft } from '#buying/rewards/rules';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { MOVES_OF } from './lapse-queries.ts';
import { rewardAccount } from './reward-book.ts';

/** Maximum number of entries in the reply. */
const MOST_ENTRIES = 50;
/** An end that is further away is not mentioned. */
const MENTIONED_DAYS = 60;

export async function moneyReply(db: Db, { site: { currency, timeZone }, now }: Visit, profileId: string): Promise<RewardBalance> {
  const [{ cents, entries }, rows] = await Promise.all([
    rewardAccount(db, profileId, currency, MOST_ENTRIES),
    db.many(MOVES_OF, [profileId, currency]),
  ]);
  const [first] = creditsLeft(rows.map((row) => ({ cents: row.cents, day: localDay(row.at, timeZone) })));
  const isSoon = first !== undefined && first.endsOn <= addDays(localDay(now, timeZone), MENTIONED_DAYS);
  return {
    balance: cents / 100,
    revision: entries[0]?.entry_id ?? '0',
    lapsing: isSoon ? { amount: first.cents / 100, on: first.endsOn } : null,
    entries: entries.map(({ kind, order_number: orderNumber, cents: amount, at, note }) => ({
      kind,
      orderNumber,
      note: note ?? '',
      amount: amount / 100,
      at: at.toISOString(),
    })),
  };
}

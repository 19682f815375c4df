// What staff do with reward money: look, give and take with a reason; each is an entry of the ledger (RWD-4).
import { randomUUID } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { makeProfiles } from '#people/sessions/server';
import { statement, type Db } from '#platform/db';
import { memberSegment } from './reward-book.ts';
import { CHANGE_BALANCE, HOLD_BALANCE, OPEN_BALANCE } from './lapse-queries.ts';

/** Most that one command gives or takes, in cents: more is a slip of the finger. */
export const MOST_AT_ONCE = 50_000;

export interface StaffChange {
  readonly email: string;
  readonly currency: 'USD' | 'CAD';
  /** Positive: given; negative: taken. */
  readonly cents: number;
  readonly reason: string;
}

/** The new balance in cents. A number that the command was given before changes nothing a second time. */
export async function changeRewards(
  db: Db,
  { email, currency, cents, reason }: StaffChange,
  now: Date,
  cause: string = randomUUID(),
): Promise<Outcome<{ readonly balance: number }, 'NO_MEMBER' | 'AMOUNT_WRONG' | 'REASON_MISSING' | 'NOT_ENOUGH'>> {
  if (!Number.isSafeInteger(cents) || cents === 0 || Math.abs(cents) > MOST_AT_ONCE) return failed('AMOUNT_WRONG');
  const note = reason.trim();
  if (note === '' || note.length > 200) return failed('REASON_MISSING');
  const person = await makeProfiles(db).withEmail('consumer', email);
  if (person === undefined || (await memberSegment(db, person.profileId)) === undefined) return failed('NO_MEMBER');
  const { profileId } = person;
  return db.transaction(async (tx) => {
    await tx.run(OPEN_BALANCE, [profileId, currency]);
    await tx.maybe(HOLD_BALANCE, [profileId, currency]);
    const kind = cents > 0 ? 'given' : 'taken';
    const changed = await tx.maybe(CHANGE_BALANCE, [profileId, currency, kind, cause, cents, now, note]);
    return changed === undefined ? failed('NOT_ENOUGH') : done({ balance: changed.cents });
  });
}

const LEDGER = statement<{
  readonly currency: string;
  readonly kind: string;
  readonly order_number: string;
  readonly cents: number;
  readonly note: string | null;
  readonly at: Date;
}>(
  'rewards_staff_ledger',
  `select currency, kind, order_number, cents, note, at from reward_entry where profile_id = $1 order by entry_id desc limit 200`,
);

/** Every change of a member's reward money as lines of text, the latest first; undefined: nobody has this address. */
export async function rewardsLedger(db: Db, email: string): Promise<readonly string[] | undefined> {
  const person = await makeProfiles(db).withEmail('consumer', email);
  if (person === undefined) return undefined;
  const rows = await db.many(LEDGER, [person.profileId]);
  return rows.map(
    ({ currency, kind, order_number: order, cents, note, at }) =>
      `${at.toISOString().slice(0, 16)}  ${(cents / 100).toFixed(2).padStart(9)} ${currency}  ${kind.padEnd(9)}  ${order || (note ?? '')}`,
  );
}

// Staff decide about purchases that earned nothing; what is given is an entry of the ledger, once (RWD-2).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import { CLAIM_STATES } from '#buying/rewards/rules';
import type { Db } from '#platform/db';
import { CLAIMS_FOR_STAFF, DECIDE_CLAIM, LOCK_CLAIM } from './claim-queries.ts';
import { CHANGE_BALANCE, HOLD_BALANCE, OPEN_BALANCE } from './lapse-queries.ts';
import { MOST_AT_ONCE } from './staff-rewards.ts';

/** How long the list shows what members took back. */
const WITHDRAWN_FOR_MS = 7 * 86_400_000;

/** Claims as lines of text: those to decide, the oldest first, then those that their members took back within a week. */
export async function claimsForStaff(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db.many(CLAIMS_FOR_STAFF, [new Date(now.getTime() - WITHDRAWN_FOR_MS)]);
  return rows.map(
    ({ claim_id: id, currency, reference, bought_on: day, cents, state }) =>
      `${id}  ${day}  ${(cents / 100).toFixed(2)} ${currency}  ${reference}${state === 'open' ? '' : `  ${state}`}`,
  );
}

/** Gives `cents` for a claim, or refuses it with a reason. A second decision changes nothing. */
export function decideClaim(
  db: Db,
  claimId: string,
  decision: { readonly cents: number } | { readonly reason: string },
  now: Date,
): Promise<Outcome<null, 'NO_CLAIM' | 'DECIDED' | 'WITHDRAWN' | 'AMOUNT_WRONG' | 'REASON_MISSING' | 'NO_MEMBER'>> {
  return db.transaction(async (tx) => {
    const row = /^\d{1,18}$/.test(claimId) ? await tx.maybe(LOCK_CLAIM, [claimId]) : undefined;
    if (row === undefined) return failed('NO_CLAIM');
    if (row.state === 'withdrawn') return failed('WITHDRAWN');
    const after = stateAfter(CLAIM_STATES, row.state, 'reason' in decision ? 'refuse' : 'grant');
    if (!after.ok) return after;
    if ('reason' in decision) {
      const reason = decision.reason.trim();
      if (reason === '' || reason.length > 200) return failed('REASON_MISSING');
      await tx.run(DECIDE_CLAIM, [claimId, after.value, reason, now]);
      return done(null);
    }
    const { cents } = decision;
    if (!Number.isSafeInteger(cents) || cents <= 0 || cents > MOST_AT_ONCE) return failed('AMOUNT_WRONG');
    const { profile_id: profileId, currency, reference } = row;
    await tx.run(OPEN_BALANCE, [profileId, currency]);
    if ((await tx.maybe(HOLD_BALANCE, [profileId, currency])) === undefined) return failed('NO_MEMBER');
    await tx.maybe(CHANGE_BALANCE, [profileId, currency, 'given', `claim-${claimId}`, cents, now, reference]);
    await tx.run(DECIDE_CLAIM, [claimId, after.value, null, now]);
    return done(null);
  });
}

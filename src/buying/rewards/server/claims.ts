// Purchases that earned nothing: members claim them, staff decide, and what is given is an entry of the ledger, once (RWD-2).
import { localDay } from '#base/calendar/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { RewardClaims } from '#buying/rewards/contract';
import { readClaim, type ClaimProblem } from '#buying/rewards/rules';
import { statement, type Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { CHANGE_BALANCE, HOLD_BALANCE, OPEN_BALANCE } from './lapse-queries.ts';
import { MOST_AT_ONCE } from './staff-rewards.ts';

interface ClaimRow {
  readonly claim_id: string;
  readonly profile_id: string;
  readonly currency: 'USD' | 'CAD';
  readonly reference: string;
  readonly bought_on: string;
  readonly cents: number;
  readonly state: 'open' | 'granted' | 'refused';
  readonly reason: string | null;
}

const ROW = `select claim_id::text, profile_id, currency, reference, bought_on::text, cents, state, reason from reward_claim`;
const CLAIMS_OF = statement<ClaimRow>(
  'reward_claims_of',
  `${ROW} where profile_id = $1 and currency = $2 order by reward_claim.claim_id desc limit 20`,
);
const OPEN_CLAIMS = statement<ClaimRow>('reward_claims_open', `${ROW} where state = 'open' order by reward_claim.claim_id limit 200`);
const LOCK_CLAIM = statement<ClaimRow>('reward_claim_lock', `${ROW} where reward_claim.claim_id = $1::bigint for update`);
const COUNT_OPEN = statement<{ readonly count: number }>(
  'reward_claims_count',
  `select count(*)::int as count from reward_claim where profile_id = $1 and state = 'open'`,
);
const INSERT_CLAIM = statement<{ readonly claim_id: string }>(
  'reward_claim_insert',
  `insert into reward_claim (profile_id, currency, reference, bought_on, cents, asked_at, locale) values ($1, $2, $3, $4::date, $5, $6, $7)
   on conflict (currency, reference) do nothing returning claim_id::text`,
);
const DECIDE_CLAIM = statement<unknown>(
  'reward_claim_decide',
  'update reward_claim set state = $2, reason = $3, decided_at = $4 where claim_id = $1::bigint',
);

/** More at the same time would be no slip of the till. */
const MOST_OPEN = 10;

export async function claimsOf(db: Db, { site: { currency } }: Visit, profileId: string): Promise<RewardClaims['claims']> {
  const rows = await db.many(CLAIMS_OF, [profileId, currency]);
  return rows.map(({ reference, bought_on: boughtOn, cents, state, reason }) => ({
    reference,
    boughtOn,
    amount: cents / 100,
    state,
    reason: reason ?? '',
  }));
}

/** A receipt is claimed once, whoever has it; the same member's repeat changes nothing. */
export async function claim(
  db: Db,
  { site: { currency, timeZone }, now, copyLocale }: Visit,
  profileId: string,
  typed: Parameters<typeof readClaim>[0],
): Promise<Outcome<null, ClaimProblem | 'CLAIMED' | 'TOO_MANY'>> {
  const read = readClaim(typed, localDay(now, timeZone));
  if (!read.ok) return read;
  const { reference, boughtOn, cents } = read.value;
  if ((await db.one(COUNT_OPEN, [profileId])).count >= MOST_OPEN) return failed('TOO_MANY');
  const written = await db.maybe(INSERT_CLAIM, [profileId, currency, reference, boughtOn, cents, now, copyLocale]);
  if (written !== undefined) return done(null);
  const own = await db.many(CLAIMS_OF, [profileId, currency]);
  return own.some((one) => one.reference === reference && one.state === 'open') ? done(null) : failed('CLAIMED');
}

/** Open claims as lines of text, the oldest first. */
export async function openClaims(db: Db): Promise<readonly string[]> {
  const rows = await db.many(OPEN_CLAIMS);
  return rows.map(
    ({ claim_id: id, currency, reference, bought_on: day, cents }) =>
      `${id}  ${day}  ${(cents / 100).toFixed(2)} ${currency}  ${reference}`,
  );
}

/** Gives `cents` for a claim, or refuses it with a reason. A second decision changes nothing. */
export function decideClaim(
  db: Db,
  claimId: string,
  decision: { readonly cents: number } | { readonly reason: string },
  now: Date,
): Promise<Outcome<null, 'NO_CLAIM' | 'DECIDED' | 'AMOUNT_WRONG' | 'REASON_MISSING' | 'NO_MEMBER'>> {
  return db.transaction(async (tx) => {
    const row = /^\d{1,18}$/.test(claimId) ? await tx.maybe(LOCK_CLAIM, [claimId]) : undefined;
    if (row === undefined) return failed('NO_CLAIM');
    if (row.state !== 'open') return failed('DECIDED');
    if ('reason' in decision) {
      const reason = decision.reason.trim();
      if (reason === '' || reason.length > 200) return failed('REASON_MISSING');
      await tx.run(DECIDE_CLAIM, [claimId, 'refused', reason, now]);
      return done(null);
    }
    const { cents } = decision;
    if (!Number.isSafeInteger(cents) || cents <= 0 || cents > MOST_AT_ONCE) return failed('AMOUNT_WRONG');
    const { profile_id: profileId, currency, reference } = row;
    await tx.run(OPEN_BALANCE, [profileId, currency]);
    if ((await tx.maybe(HOLD_BALANCE, [profileId, currency])) === undefined) return failed('NO_MEMBER');
    await tx.maybe(CHANGE_BALANCE, [profileId, currency, 'given', `claim-${claimId}`, cents, now, reference]);
    await tx.run(DECIDE_CLAIM, [claimId, 'granted', null, now]);
    return done(null);
  });
}

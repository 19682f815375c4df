// Purchases that earned nothing, as members claim them and take them back (RWD-2).
import { localDay } from '#base/calendar/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { RewardClaims } from '#buying/rewards/contract';
import { readClaim, type ClaimProblem } from '#buying/rewards/rules';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { CLAIMS_OF, COUNT_CLAIMS, INSERT_CLAIM, WITHDRAW_CLAIM } from './claim-queries.ts';

/** More at the same time would be no slip of the till. */
const MOST_OPEN = 10;
/** Each is confirmed by a mail, those too that are taken back at once. */
const MOST_A_DAY = 30;
const DAY_MS = 86_400_000;

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
  const { open, recent } = await db.one(COUNT_CLAIMS, [profileId, new Date(now.getTime() - DAY_MS)]);
  if (open >= MOST_OPEN || recent >= MOST_A_DAY) return failed('TOO_MANY');
  const written = await db.maybe(INSERT_CLAIM, [profileId, currency, reference, boughtOn, cents, now, copyLocale]);
  if (written !== undefined) return done(null);
  const own = await db.many(CLAIMS_OF, [profileId, currency]);
  return own.some((one) => one.reference === reference && one.state === 'open') ? done(null) : failed('CLAIMED');
}

/** Takes back a claim that is not decided; a repeat changes nothing. */
export async function withdrawClaim(
  db: Db,
  { site: { currency }, now }: Visit,
  profileId: string,
  reference: string,
): Promise<Outcome<null, 'NO_CLAIM' | 'DECIDED'>> {
  const withdrawn = await db.maybe(WITHDRAW_CLAIM, [profileId, currency, reference, now]);
  if (withdrawn !== undefined) return done(null);
  const own = (await db.many(CLAIMS_OF, [profileId, currency])).find((one) => one.reference === reference);
  if (own === undefined) return failed('NO_CLAIM');
  return own.state === 'withdrawn' ? done(null) : failed('DECIDED');
}

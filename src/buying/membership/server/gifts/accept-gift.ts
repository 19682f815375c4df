// The recipient of a gift looks at it and accepts it: the term begins, or is added to the one that runs (RWD-4, decision 0454).
import { localDay } from '#base/calendar/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isSignedIn, type Shopper, type SignedIn } from '#base/shopper/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { stateAfter } from '#base/state-table/rules';
import type { GiftLinkReply } from '#buying/membership/contract';
import { GIFT_STATES, giftTerm, giftUntil, MEMBERSHIP_STATES, type RunningTerm } from '#buying/membership/rules';
import { hashOf, makeProfiles, setMembership } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { askLetter } from '../letters.ts';
import type { MembershipDeps } from '../membership-deps.ts';
import { LOCK_MEMBERSHIP, MEMBERSHIP_OF, WRITE_MEMBERSHIP, type MembershipRow } from '../membership-queries.ts';
import { plansOf } from '../plans.ts';
import { WRITE_TERM } from '../term-queries.ts';
import { askGiftLetter } from './ask-gift-letter.ts';
import { GIFT_OF_LINK, LOCK_GIFT, NOTE_ACCEPTED, type GiftRow } from './gift-queries.ts';

type LinkDeps = Pick<MembershipDeps, 'db' | 'catalog' | 'jobs'>;

const DEAD: GiftLinkReply = { state: 'dead', program: 'SELECT', giverName: '', message: '', until: '', signedIn: false, gives: null };

/** What a link leads to; one that leads nowhere, or to something that is over, tells nothing else. */
export async function lookAtGift(deps: LinkDeps, visit: Visit, shopper: Shopper | null, token: string): Promise<GiftLinkReply> {
  const gift = await giftOf(deps.db, visit, token);
  const signedIn = isSignedIn(shopper);
  if (gift === undefined) return { ...DEAD, signedIn };
  const { program, giverName, message, sentAt, siteId } = gift;
  const told = { program, giverName, message, signedIn, gives: null };
  const isOwn = signedIn && gift.acceptedBy === shopper.profile.profileId;
  if (isOwn) return { ...told, state: 'yours', until: '' };
  if (gift.state !== 'sent' || sentAt === null) return { ...DEAD, signedIn };
  const until = giftUntil(localDay(sentAt, SHIPPED_SITES[siteId].timeZone));
  if (!signedIn) return { ...told, state: 'open', until };
  const running = runningOf(await deps.db.maybe(MEMBERSHIP_OF, [shopper.profile.profileId]));
  const term = termOf(deps, gift, running, visit.now);
  return { ...told, state: 'open', until, gives: { program: term.program, endsOn: term.endsOn, isAdded: term.isAdded } };
}

/** Once, whoever presses how often: the gift and the membership are locked. */
export async function acceptGift(
  deps: LinkDeps,
  visit: Visit,
  { profile: { profileId } }: SignedIn,
  token: string,
): Promise<Outcome<null, 'GIFT_OVER' | 'GIFT_WAITS'>> {
  const found = await giftOf(deps.db, visit, token);
  if (found === undefined) return failed('GIFT_OVER');
  return deps.db.transaction(async (tx) => {
    if (!(await makeProfiles(tx).lock(tx, profileId))) return failed('GIFT_OVER');
    const gift = await tx.one(LOCK_GIFT, [found.orderNumber]);
    if (gift.acceptedBy === profileId) return done(null);
    const accepted = stateAfter(GIFT_STATES, gift.state, 'accept');
    // It may have been sent to somebody else meanwhile.
    if (!accepted.ok || (await giftOf(tx, visit, token)) === undefined) return failed('GIFT_OVER');
    const row = await tx.maybe(LOCK_MEMBERSHIP, [profileId]);
    // Its renewal is being ordered right now, which knows the term that runs.
    if (row !== undefined && row.leaseUntil !== null) return failed('GIFT_WAITS');
    await tx.run(NOTE_ACCEPTED, [gift.orderNumber, accepted.value, profileId, visit.now]);
    await begin(tx, deps, { gift, row, profileId }, visit);
    await askGiftLetter(tx, deps, { kind: 'accepted', orderNumber: gift.orderNumber, key: gift.orderNumber });
    return done(null);
  });
}

/** Of the edition that the visitor is on; a gift of another edition is unknown here. */
async function giftOf(on: Queries, { site }: Visit, token: string): Promise<GiftRow | undefined> {
  const gift = token === '' ? undefined : await on.maybe(GIFT_OF_LINK, [hashOf(token)]);
  return gift !== undefined && SHIPPED_SITES[gift.siteId].tenant === site.tenant ? gift : undefined;
}

async function begin(
  tx: Queries,
  deps: LinkDeps,
  { gift, row, profileId }: { readonly gift: GiftRow; readonly row: MembershipRow | undefined; readonly profileId: string },
  { now, copyLocale }: Visit,
): Promise<void> {
  const { orderNumber, lineNo, cents } = gift;
  const running = runningOf(row);
  const term = termOf(deps, gift, running, now);
  const { program, beginsOn, endsOn, plan } = term;
  // It renews only if its owner agreed to that for this program; what a declined card owed is paid by the gift.
  const renews = running?.state === 'active' && running.program === program;
  const next = stateAfter(MEMBERSHIP_STATES, row?.state ?? MEMBERSHIP_STATES.begins, renews ? 'grant' : 'grantOnce');
  if (!next.ok) return;
  const kept = running ?? { siteId: gift.siteId, locale: copyLocale };
  const itemId = running?.program === program ? running.itemId : (plan?.itemId ?? '');
  await tx.run(WRITE_MEMBERSHIP, {
    profileId,
    program,
    state: next.value,
    siteId: kept.siteId,
    locale: kept.locale,
    itemId,
    beginsOn,
    endsOn,
    now,
  });
  await tx.run(WRITE_TERM, { orderNumber, profileId, lineNo, program: gift.program, kind: 'given', beginsOn, endsOn, cents, at: now });
  await setMembership(tx, profileId, { program, term: { until: endsOn, cents: plan?.cents ?? cents } });
  await askLetter(tx, deps, { kind: 'started', profileId, day: endsOn, key: orderNumber });
}

const runningOf = (row: MembershipRow | undefined): MembershipRow | null => (row === undefined || row.state === 'ended' ? null : row);

/** `plan`: what renews the program there; undefined: it is not sold. */
function termOf({ catalog }: LinkDeps, { program, cents, siteId }: GiftRow, running: RunningTerm | null, now: Date) {
  const plans = plansOf(catalog, siteId);
  const worth = (of: GiftRow['program']): number => plans.find((one) => one.program === of)?.cents ?? cents;
  const day = localDay(now, SHIPPED_SITES[siteId].timeZone);
  const term = giftTerm(running, { program, day }, { SELECT: worth('SELECT'), PREMIUM: worth('PREMIUM') });
  const isAdded = running !== null && running.endsOn >= day;
  return { ...term, isAdded, plan: plans.find((one) => one.program === term.program) };
}

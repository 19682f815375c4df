// The minute of gifts: what is due is mailed, reminded of, lapses and is refunded. Each step finds its own rows and may be interrupted anywhere (RWD-4).
import { addDays } from '#base/calendar/rules';
import { SHIPPED_SITES, shopDay } from '#base/site/rules';
import { stateAfter } from '#base/state-table/rules';
import { GIFT_DAYS, GIFT_REMINDER_DAYS, GIFT_STATES, isGiftDue } from '#buying/membership/rules';
import type { Queries } from '#platform/db';
import type { MembershipDeps } from '../membership-deps.ts';
import { askGiftLetter } from './ask-gift-letter.ts';
import { TO_LAPSE, TO_REMIND, TO_SEND } from './gift-job-queries.ts';
import { END_LINKS, LOCK_GIFT, MOVE_GIFT, NOTE_REMINDED, NOTE_SENT, type GiftRow } from './gift-queries.ts';
import { refundGifts } from './refund-gifts.ts';

/** Rows of one kind in one run; the next minute goes on. */
const MOST = 200;
const DAY_MS = 86_400_000;
const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export async function runGifts(deps: MembershipDeps, now: Date): Promise<void> {
  for (const gift of await deps.db.many(TO_SEND, [addDays(shopDay(now), 1), MOST])) if (isDue(gift, now)) await send(deps, gift, now);
  for (const gift of await deps.db.many(TO_REMIND, [daysAgo(now, GIFT_REMINDER_DAYS), MOST])) await remind(deps, gift, now);
  for (const gift of await deps.db.many(TO_LAPSE, [daysAgo(now, GIFT_DAYS + 1), MOST])) await lapse(deps, gift, now);
  await refundGifts(deps, now);
}

const isDue = ({ sendOn, changedAt, siteId }: GiftRow, now: Date): boolean =>
  sendOn !== null && isGiftDue({ sendOn, saidAt: changedAt }, now, SHIPPED_SITES[siteId].timeZone);

/** Runs a step under the gift's lock, unless it changed since it was found. */
function locked(deps: MembershipDeps, found: GiftRow, step: (tx: Queries, gift: GiftRow) => Promise<void>): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const gift = await tx.maybe(LOCK_GIFT, [found.orderNumber]);
    const isSame = gift?.state === found.state && gift.changedAt.getTime() === found.changedAt.getTime();
    if (gift !== undefined && isSame) await step(tx, gift);
  });
}

const send = (deps: MembershipDeps, found: GiftRow, now: Date): Promise<void> =>
  locked(deps, found, async (tx, { orderNumber, state, changedAt }) => {
    const sent = stateAfter(GIFT_STATES, state, 'send');
    if (!sent.ok) return;
    await tx.run(NOTE_SENT, [orderNumber, sent.value, now]);
    await askGiftLetter(tx, deps, { kind: 'gift', orderNumber, key: `${orderNumber}-${changedAt.getTime()}` });
  });

const remind = (deps: MembershipDeps, found: GiftRow, now: Date): Promise<void> =>
  locked(deps, found, async (tx, { orderNumber, remindedAt, changedAt }) => {
    if (remindedAt !== null) return;
    await tx.run(NOTE_REMINDED, [orderNumber, now]);
    await askGiftLetter(tx, deps, { kind: 'reminder', orderNumber, key: `${orderNumber}-${changedAt.getTime()}` });
  });

const lapse = (deps: MembershipDeps, found: GiftRow, now: Date): Promise<void> =>
  locked(deps, found, async (tx, { orderNumber, state }) => {
    const lapsed = stateAfter(GIFT_STATES, state, 'lapse');
    if (!lapsed.ok) return;
    await tx.run(END_LINKS, [orderNumber]);
    await tx.run(MOVE_GIFT, [orderNumber, lapsed.value, true, now]);
  });

// What the giver sees of their gifts, and does to one until it is accepted: say to whom it goes, or take it back (RWD-4).
import { localDay } from '#base/calendar/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { stateAfter } from '#base/state-table/rules';
import type { GivenGift } from '#buying/membership/contract';
import { GIFT_STATES, giftUntil, readGiftWishes, type GiftFieldProblem, type GiftWishes } from '#buying/membership/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { MembershipDeps } from '../membership-deps.ts';
import { ADDRESS_GIFT, END_LINKS, GIFTS_OF, LOCK_GIFT, MOVE_GIFT, type GiftRow } from './gift-queries.ts';
import { refundGift } from './refund-gifts.ts';

interface Named {
  readonly orderNumber: string;
  readonly giverId: string;
}
type Missing = { readonly code: 'GIFT_UNKNOWN' | 'GIFT_OVER' };

export async function givenGifts(db: Queries, giverId: string): Promise<readonly GivenGift[]> {
  return (await db.many(GIFTS_OF, [giverId])).map((gift) => {
    const { sentAt, siteId, state, refunded, sendOn } = gift;
    const { orderNumber, program, giverName, recipientName, recipientEmail, recipientLocale, message } = gift;
    const told = { orderNumber, program, state, giverName, recipientName, recipientEmail, recipientLocale, message };
    return {
      ...told,
      sendOn: sendOn ?? '',
      until: state === 'sent' && sentAt !== null ? giftUntil(localDay(sentAt, SHIPPED_SITES[siteId].timeZone)) : null,
      refunded: refunded === null ? null : refunded / 100,
    };
  });
}

/** Links that were mailed before lead nowhere any more; the mail of the new wishes follows on its day. */
export function changeGift(
  { db }: Pick<MembershipDeps, 'db'>,
  { now }: Visit,
  named: Named,
  typed: GiftWishes,
): Promise<Outcome<null, GiftFieldProblem | Missing>> {
  return db.transaction(async (tx) => {
    const gift = await ownGift(tx, named);
    if (gift === undefined) return failed({ code: 'GIFT_UNKNOWN' });
    const next = stateAfter(GIFT_STATES, gift.state, 'address');
    if (!next.ok) return failed({ code: next.problem });
    const today = localDay(now, SHIPPED_SITES[gift.siteId].timeZone);
    // A day that has come already stays as it is.
    const kept = gift.sendOn !== null && gift.sendOn < today && typed.sendOn === gift.sendOn ? { ...typed, sendOn: today } : typed;
    const read = readGiftWishes(kept, today);
    if (!read.ok) return read;
    await tx.run(END_LINKS, [gift.orderNumber]);
    await tx.run(ADDRESS_GIFT, { ...read.value, orderNumber: gift.orderNumber, state: next.value, now });
    return done(null);
  });
}

/** A repeat changes nothing. */
export async function withdrawGift(deps: MembershipDeps, { now }: Visit, named: Named): Promise<Outcome<null, Missing>> {
  const withdrawn = await deps.db.transaction(async (tx): Promise<Outcome<GiftRow | null, Missing>> => {
    const gift = await ownGift(tx, named);
    if (gift === undefined) return failed({ code: 'GIFT_UNKNOWN' });
    if (gift.state === 'withdrawn') return done(null);
    const next = stateAfter(GIFT_STATES, gift.state, 'withdraw');
    if (!next.ok) return failed({ code: next.problem });
    await tx.run(END_LINKS, [gift.orderNumber]);
    await tx.run(MOVE_GIFT, [gift.orderNumber, next.value, true, now]);
    return done({ ...gift, state: next.value });
  });
  if (!withdrawn.ok) return withdrawn;
  // What is interrupted here is done by the job.
  if (withdrawn.value !== null) await refundGift(deps, withdrawn.value, now);
  return done(null);
}

async function ownGift(tx: Queries, { orderNumber, giverId }: Named): Promise<GiftRow | undefined> {
  const gift = await tx.maybe(LOCK_GIFT, [orderNumber]);
  return gift?.giverId === giverId ? gift : undefined;
}

// Gives back what a gift cost that nobody accepted, once, to what paid for it (RWD-4).
import { refundMembership, shipmentOfLine } from '#buying/orders/server';
import type { MembershipDeps } from '../membership-deps.ts';
import { askGiftLetter } from './ask-gift-letter.ts';
import { GIFTS_TO_REFUND } from './gift-job-queries.ts';
import { NOTE_GIFT_REFUNDED, type GiftRow } from './gift-queries.ts';

const MOST = 200;

export async function refundGifts(deps: MembershipDeps, now: Date): Promise<void> {
  for (const gift of await deps.db.many(GIFTS_TO_REFUND, [MOST])) await refundGift(deps, gift, now);
}

export async function refundGift(deps: MembershipDeps, { orderNumber, lineNo, state }: GiftRow, now: Date): Promise<void> {
  const shipmentNo = await shipmentOfLine(deps.db, orderNumber, lineNo);
  // What was not handed over yet was not charged either.
  if (shipmentNo !== undefined) await deps.lifecycle.step({ orderNumber, shipmentNo, step: 'deliver', by: 'shop' }, now);
  const refunded = await refundMembership(deps, { orderNumber, lineNo }, now);
  await deps.db.transaction(async (tx) => {
    // Cancelled as an order: its money went back with that.
    const amount = refunded.ok ? refunded.value.amount : 0;
    if ((await tx.maybe(NOTE_GIFT_REFUNDED, [orderNumber, amount])) === undefined) return;
    await askGiftLetter(tx, deps, { kind: state === 'lapsed' ? 'lapsed' : 'withdrawn', orderNumber, key: orderNumber });
  });
}

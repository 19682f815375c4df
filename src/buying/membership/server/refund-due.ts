// Gives back what a membership cost that was cancelled without a benefit used; each order once (RWD-4).
import { refundMembership, shipmentOfLine } from '#buying/orders/server';
import { askLetter } from './letters.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { TO_REFUND, type MembershipRow } from './membership-queries.ts';
import { END_REFUND, NOTE_REFUNDED, REFUNDED_OF, TERMS_TO_REFUND } from './term-queries.ts';

const MOST = 200;

export async function refundDue(deps: MembershipDeps, now: Date): Promise<void> {
  for (const row of await deps.db.many(TO_REFUND, [MOST])) await refundOne(deps, row, now);
}

export async function refundOne(deps: MembershipDeps, { profileId, beginsOn, endsOn }: MembershipRow, now: Date): Promise<void> {
  const { db } = deps;
  for (const { orderNumber, lineNo } of await db.many(TERMS_TO_REFUND, [profileId, beginsOn])) {
    // What was not handed over yet was not charged either.
    const shipmentNo = await shipmentOfLine(db, orderNumber, lineNo);
    if (shipmentNo !== undefined) await deps.lifecycle.step({ orderNumber, shipmentNo, step: 'deliver', by: 'shop' }, now);
    const refunded = await refundMembership(deps, { orderNumber, lineNo }, now);
    // Cancelled as an order: its money went back with that.
    await db.run(NOTE_REFUNDED, [orderNumber, refunded.ok ? refunded.value.amount : 0]);
  }
  await db.transaction(async (tx) => {
    if ((await tx.maybe(END_REFUND, [profileId])) === undefined) return;
    const { cents, order_number: last } = await tx.one(REFUNDED_OF, [profileId, beginsOn]);
    await askLetter(tx, deps, { kind: 'refunded', profileId, day: endsOn, cents, key: `${profileId}-${last ?? ''}` });
  });
}

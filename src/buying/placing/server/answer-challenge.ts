// The shopper returns from the bank's challenge: its outcome decides the order. A second tab or a reload gets the same answer.
import { badgeOfCart, type Carts } from '#buying/cart/server';
import type { CardTrials } from '#buying/checkout/server';
import type { ChallengeOutcome } from '#buying/placing/contract';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { DECLINE_REASONS, VENDORS } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import type { Db } from '#platform/db';
import { noteHolding } from '#platform/holding';
import type { Visit } from '#platform/visit';
import { declinedRefusal } from './declined-refusal.ts';
import { movedOn } from './replaced-order.ts';
import { notFound, ASKED_ORDER, CHALLENGE_OF, type Settling } from '#buying/orders/server';

export interface ChallengeDeps {
  readonly db: Db;
  readonly settling: Pick<Settling, 'settle'>;
  readonly trials: Pick<CardTrials, 'refused'>;
  readonly carts: Pick<Carts, 'load'>;
}

export async function answerChallenge(
  { db, settling, trials, carts }: ChallengeDeps,
  visit: Visit,
  orderNumber: string,
): Promise<ChallengeOutcome | Refusal> {
  const shopper = await visit.shopper();
  if (shopper === null) return notFound(visit);
  const asked = () => db.maybe(ASKED_ORDER, [orderNumber, shopper.shopperId, visit.site.id]);
  const before = await asked();
  if (before === undefined) return notFound(visit);
  if (before.status === 'draft') {
    const settled = await settling.settle(orderNumber, visit.now);
    if (settled === 'unknown') return refuse(503, 'SPAY_API_FAILURE', sayer(paymentWords, visit.copyLocale)('GENERIC_API_ERROR_SPAY'));
    if (settled === 'challenged') {
      const { url } = (await db.maybe(CHALLENGE_OF, [orderNumber])) ?? { url: null };
      return { orderNumber, isPlaced: false, url };
    }
    // The shopper needs another card, as after any refusal.
    if (settled === 'released' && (await asked())?.has_moved_on !== true) await trials.refused(visit, shopper.shopperId);
  }
  const after = before.status === 'draft' ? await asked() : before;
  if (after?.is_placed === true) {
    if (visit.cartPurpose === 'basket') await badgeOfCart(visit, carts);
    noteHolding(visit, false);
    return { orderNumber, isPlaced: true, url: null };
  }
  // The bank agreed, but the placed order can no longer be changed: nothing was charged.
  if (after?.reason === 'voided' && after.has_moved_on) return movedOn(visit);
  const reason = DECLINE_REASONS.find((known) => after?.reason === `declined:${known}`) ?? 'challengeFailed';
  const vendor = VENDORS.find((one) => one === after?.brand) ?? null;
  return declinedRefusal({ reason, hasBilling: before.has_billing, savedCardId: before.saved_card ?? undefined, vendor }, visit);
}

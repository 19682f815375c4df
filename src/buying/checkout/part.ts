import { checkoutContract } from '#buying/checkout/contract';
import { checkoutPersonalData, checkoutHandlers, type CheckoutDeps } from '#buying/checkout/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

/** A guest's entries live as long as a cart of an account. */
const KEPT_DAYS = 90;

export function checkoutPart(needs: CheckoutDeps): Part {
  const { checkouts } = needs;
  return {
    calls: [answers(checkoutContract, checkoutHandlers(needs))],
    personalData: checkoutPersonalData,
    adoptAtSignIn: (tx, { guestId, profileId }) => checkouts.adopt(tx, guestId, profileId),
    upkeep: (_db, now) => checkouts.forgetOlderThan(daysBefore(now, KEPT_DAYS)),
  };
}

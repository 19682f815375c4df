import { checkoutContract } from '#buying/checkout/contract';
import { checkoutPersonalData, checkoutHandlers, FORGET_OLD_CHECKOUTS, type CheckoutDeps } from '#buying/checkout/server';
import { answers, type Part } from '#platform/part';

/** A guest's entries live as long as a cart of an account. */
const KEPT_DAYS = 90;

export function checkoutPart(needs: CheckoutDeps): Part {
  const { checkouts } = needs;
  return {
    calls: [answers(checkoutContract, checkoutHandlers(needs))],
    personalData: checkoutPersonalData,
    adoptAtSignIn: (tx, { guestId, profileId }) => checkouts.adopt(tx, guestId, profileId),
    keeps: [{ what: 'what shoppers entered at checkout', days: KEPT_DAYS, since: 'they last changed it', forget: FORGET_OLD_CHECKOUTS }],
  };
}

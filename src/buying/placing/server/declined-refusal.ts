// What a shopper is told when the money was not given, by whom it was to come from.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { isGiftDecline, paymentProblem, type DeclineReason, type Vendor } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import type { Visit } from '#platform/visit';

interface Declined {
  readonly reason: DeclineReason;
  readonly hasBilling: boolean;
  /** The card of the account that was to pay. */
  readonly savedCardId: string | undefined;
  readonly vendor: Vendor | null;
}

/** `field` names the reason, so that a page can lead to where it is mended, and `profileRefId` the card of the account, so that it is marked there. */
export function declinedRefusal(declined: Declined, { copyLocale }: Visit): Refusal {
  const { reason, vendor, savedCardId } = declined;
  const say = sayer(paymentWords, copyLocale);
  const { code, text } = paymentProblem(reason, { ...declined, isSaved: savedCardId !== undefined });
  // Every decline says that no money moved; one of §8's texts does so by itself.
  const message =
    text === 'CARD_PROCESSING' || isGiftDecline(reason)
      ? say(text)
      : `${say(text)} ${say(vendor === null ? 'NOT_CHARGED' : 'NOTHING_CHARGED')}`;
  const refusal = refuse(422, code, message, reason);
  return savedCardId === undefined || isGiftDecline(reason) ? refusal : { ...refusal, profileRefId: savedCardId };
}

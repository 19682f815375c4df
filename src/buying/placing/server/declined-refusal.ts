// The refusal after a declined payment, by the tender that was declined.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { isGiftDecline, paymentProblem, type DeclineReason, type Vendor } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import type { Visit } from '#platform/visit';

interface Declined {
  readonly reason: DeclineReason;
  readonly hasBilling: boolean;
  /** The saved card that was to pay. */
  readonly savedCardId: string | undefined;
  readonly vendor: Vendor | null;
}

/** `field` is the reason, so that a page can link to the remedy; `profileRefId` is the saved card, so that the page can mark it. */
export function declinedRefusal(declined: Declined, { copyLocale }: Visit): Refusal {
  const { reason, vendor, savedCardId } = declined;
  const say = sayer(paymentWords, copyLocale);
  const { code, text } = paymentProblem(reason, { ...declined, isSaved: savedCardId !== undefined });
  // Every decline says that nothing was charged; one of §8's texts already does.
  const message =
    text === 'CARD_PROCESSING' || isGiftDecline(reason)
      ? say(text)
      : `${say(text)} ${say(vendor === null ? 'NOT_CHARGED' : 'NOTHING_CHARGED')}`;
  const refusal = refuse(422, code, message, reason);
  return savedCardId === undefined || isGiftDecline(reason) ? refusal : { ...refusal, profileRefId: savedCardId };
}

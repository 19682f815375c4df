// Adds a gift or prepaid card once the payment company has answered with its balance (PAY-1, PAY-6, PAY-8).
import type { FieldError, GiftCardBody, GiftCards } from '#buying/checkout/contract';
import type { GiftTender } from '#buying/checkout/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { GIFT_CODES, holdsCardNumber, MAX_GIFT_CARDS, type GiftRefusal } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import { paymentWords } from '#buying/payment/words';
import type { Visit } from '#platform/visit';
import { captchaError, answerCaptcha } from './captcha-answer.ts';
import type { CardTrials } from './card-trials.ts';
import { refuseCurrency } from './refuse-currency.ts';
import type { GiftCardDeps, CartToPay } from './gift-card-deps.ts';
import { withErrors } from './gift-cards-view.ts';
import { balanceNow } from './gift-balances.ts';

export async function addGiftCard(
  deps: GiftCardDeps,
  visit: Visit,
  cart: CartToPay | null,
  body: GiftCardBody,
): Promise<GiftCards | Refusal> {
  const { checkouts, giftTrials, giftCards } = deps;
  const say = sayer(paymentWords, visit.copyLocale);
  if (holdsCardNumber(body)) return refuseCardNumber(visit);
  const foreign = refuseCurrency(visit, body.cardPayment.currencyCode);
  if (foreign !== undefined) return foreign;
  if (giftCards.takesGiftCards !== true) return refuse(404, 'NOT_OFFERED', say('giftNotOffered'));
  if (cart === null) return refuse(409, 'EMPTY_CART', say('giftNoCart'));
  const { profileRefId, id, paymentType, lastFourDigit: lastFour } = body.cardPayment;
  const token = profileRefId ?? id ?? '';
  if (!/^[\w-]{8,200}$/.test(token))
    return withErrors(deps, visit, cart, [{ field: 'giftCard', code: 'CARD_MISSING', message: say('giftMissing') }]);
  const { shopperId } = await visit.ensureShopper();
  const asked = await questionBefore(giftTrials, visit, shopperId, body.captcha);
  if (asked !== null) return withErrors(deps, visit, cart, [asked]);
  const found = await balanceNow(giftCards, token, visit);
  // The shopper was not paying yet, so the message must not say that a payment failed.
  if (found === 'unreachable') return refuse(503, 'SPAY_API_FAILURE', say('GIFT_BALANCE_UNKNOWN'));
  if ('refused' in found) {
    await giftTrials.refused(visit, shopperId, paymentType === 'GIFT_CARD' ? 'gift' : 'prepaid');
    return withErrors(deps, visit, cart, [refusedCard(found.refused, visit)]);
  }
  if (found.balance === 0)
    return withErrors(deps, visit, cart, [{ field: 'giftCard', code: 'GIFT_CARD_EMPTY', message: say('GIFT_CARD_EMPTY') }]);
  const tender: GiftTender = { id: found.cardId, paymentType, cartId: cart.cartId, token, lastFour, balance: found.balance };
  const isAdded = await checkouts.addTender(shopperId, visit, tender, visit.now);
  return withErrors(deps, visit, cart, isAdded ? [] : [tooMany(visit)]);
}

async function questionBefore(
  trials: CardTrials,
  visit: Visit,
  shopperId: string,
  given: GiftCardBody['captcha'],
): Promise<FieldError | null> {
  const [wrong] = given === undefined ? [] : (await answerCaptcha(trials, visit, given)).errors;
  if (wrong !== undefined) return wrong;
  return (await trials.mustAnswer(visit, shopperId)) ? captchaError('CAPTCHA_REQUIRED', visit) : null;
}

function refusedCard(refused: GiftRefusal, { copyLocale }: Visit): FieldError {
  const code = GIFT_CODES[refused];
  return { field: 'giftCard', code, message: sayer(paymentWords, copyLocale)(code) };
}

function tooMany({ copyLocale }: Visit): FieldError {
  return {
    field: 'giftCard',
    code: 'GIFT_CARD_LIMIT_EXCEEDED',
    message: sayer(paymentWords, copyLocale)('GIFT_CARD_LIMIT_EXCEEDED', { n: MAX_GIFT_CARDS }),
  };
}

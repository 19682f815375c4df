// Gift and prepaid cards of an order: added once the provider has told their balance, removed and restored by id (PAY-1, PAY-6, PAY-8).
import type { FieldError, GiftCardBody, GiftCards } from '#buying/checkout/contract';
import {
  applyTenders,
  entriesFor,
  isGift,
  NO_ENTRIES,
  type AppliedTender,
  type CheckoutEntries,
  type GiftTender,
} from '#buying/checkout/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { GIFT_CODES, holdsCardNumber, MAX_GIFT_CARDS, type GiftRefusal } from '#buying/payment/rules';
import { PaymentUnreachable, type GiftBalance, type PaymentProvider, refuseCardNumber } from '#buying/payment/server';
import { paymentWords } from '#buying/payment/words';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { captchaError, answerCaptcha } from './captcha-answer.ts';
import type { CardTrials } from './card-trials.ts';
import type { Checkouts } from './checkouts.ts';
import { refuseCurrency } from './refuse-currency.ts';

export interface GiftCardDeps {
  readonly db: Queries;
  readonly checkouts: Checkouts;
  /** Counts refused gift and prepaid cards. */
  readonly giftTrials: CardTrials;
  readonly giftCards: Pick<PaymentProvider, 'balance' | 'takesGiftCards'>;
}

/** The cart that the cards pay for: its id and total in cents. */
export interface CartToPay {
  readonly cartId: string;
  readonly total: number;
}

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
  const told = await balanceNow(giftCards, token, visit);
  // The shopper was not paying yet, so the message must not say that a payment failed.
  if (told === 'unreachable') return refuse(503, 'SPAY_API_FAILURE', say('GIFT_BALANCE_UNKNOWN'));
  if ('refused' in told) {
    await giftTrials.refused(visit, shopperId, paymentType === 'GIFT_CARD' ? 'gift' : 'prepaid');
    return withErrors(deps, visit, cart, [refusedCard(told.refused, visit)]);
  }
  if (told.balance === 0)
    return withErrors(deps, visit, cart, [{ field: 'giftCard', code: 'GIFT_CARD_EMPTY', message: say('GIFT_CARD_EMPTY') }]);
  const tender: GiftTender = { id: told.cardId, paymentType, cartId: cart.cartId, token, lastFour, balance: told.balance };
  const isAdded = await checkouts.addTender(shopperId, visit.site.id, tender, visit.now);
  return withErrors(deps, visit, cart, isAdded ? [] : [tooMany(visit)]);
}

/** `removed`: the card that can be restored. */
export async function removeGiftCard(deps: GiftCardDeps, visit: Visit, cart: CartToPay | null, id: string): Promise<GiftCards | Refusal> {
  const shopper = await visit.shopper();
  const isGone = shopper !== null && (await deps.checkouts.removeTender(shopper.shopperId, visit.site.id, id, visit.now));
  return isGone ? withErrors(deps, visit, cart, []) : unknownCard(visit);
}

export async function restoreGiftCard(deps: GiftCardDeps, visit: Visit, cart: CartToPay | null, id: string): Promise<GiftCards | Refusal> {
  const shopper = await visit.shopper();
  const isBack = shopper !== null && (await deps.checkouts.restoreTender(shopper.shopperId, visit.site.id, id, visit.now));
  return isBack ? withErrors(deps, visit, cart, []) : unknownCard(visit);
}

function unknownCard(visit: Visit): Refusal {
  return refuse(404, 'PAYMENT_NOT_FOUND', sayer(paymentWords, visit.copyLocale)('giftGone'));
}

/** Asks the provider for the cards' balances, stores them, and removes cards that cannot be used any more. */
export async function refreshBalances(
  { db, checkouts, giftCards }: Omit<GiftCardDeps, 'giftTrials'>,
  visit: Visit,
  ownerId: string,
  cartId: string,
): Promise<void> {
  const { tenders } = entriesFor(await checkouts.load(db, ownerId, visit.site.id), cartId);
  const told = await Promise.all(
    tenders.filter(isGift).map(async ({ id, token }) => ({ id, told: await balanceNow(giftCards, token, visit) })),
  );
  const balances = told.flatMap(({ id, told }) =>
    told === 'unreachable' ? [] : [{ id, balance: 'refused' in told || told.balance === 0 ? null : told.balance }],
  );
  if (balances.length > 0) await checkouts.setBalances(ownerId, visit.site.id, balances, visit.now);
}

export function isGiftApplied(applied: AppliedTender): applied is AppliedTender<GiftTender> {
  return isGift(applied.tender);
}

/** What reward money and each card pay, and the rest. Amounts have two decimals. */
export function giftCardsView(
  { tenders, rewards }: Pick<CheckoutEntries, 'tenders' | 'rewards'>,
  total: number,
): Omit<GiftCards, 'errors'> {
  const { applied, left } = applyTenders(total, tenders);
  const ofRewards = applied.find(({ tender }) => !isGift(tender));
  return {
    rewards:
      rewards === null || rewards.balance === 0 ? null : { balance: rewards.balance / 100, amountApplied: (ofRewards?.amount ?? 0) / 100 },
    giftCards: applied.filter(isGiftApplied).map(({ tender: { id, paymentType, lastFour, balance }, amount }) => ({
      id,
      paymentType,
      lastFourDigit: lastFour,
      balance: balance / 100,
      addedToOrder: true,
      amountApplied: amount / 100,
    })),
    remaining: left / 100,
  };
}

/** Reward money and cards as they are now, with the errors of the call. */
export async function withErrors(
  { db, checkouts }: Pick<GiftCardDeps, 'db' | 'checkouts'>,
  visit: Visit,
  cart: CartToPay | null,
  errors: FieldError[],
): Promise<GiftCards> {
  const shopper = await visit.shopper();
  const entries = shopper === null ? NO_ENTRIES : entriesFor(await checkouts.load(db, shopper.shopperId, visit.site.id), cart?.cartId);
  return { errors, ...giftCardsView(entries, cart?.total ?? 0) };
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

async function balanceNow({ balance }: GiftCardDeps['giftCards'], token: string, { site }: Visit): Promise<GiftBalance | 'unreachable'> {
  try {
    return await balance(token, site.currency);
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return 'unreachable';
  }
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

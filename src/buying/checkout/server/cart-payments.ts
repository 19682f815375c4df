// The payments of a cart as its reply shows them: saved cards, the payment entered for this cart, gift cards.
import type { AskedParts } from '#buying/cart/contract';
import type { AppliedTender, ChosenPayment, GiftTender } from '#buying/checkout/rules';
import { shownDate } from '#buying/payment/rules';
import type { readCards } from '#buying/saved-cards/server';

export type Payment = NonNullable<AskedParts['userPayments']>[number];

interface Use {
  /** The rewards program the order earns in, and the reward money it uses. */
  readonly program: Payment['rewardProgramInformation'];
  /** Null: this payment does not pay the order. */
  readonly amountApplied: number | null;
}

/** A saved card. */
export function cardOf(card: Awaited<ReturnType<typeof readCards>>[number], use: Use): Payment {
  return {
    id: card.id,
    profileRefId: card.id,
    paymentType: 'CREDIT_CARD',
    vendorPaymentType: null,
    ...faceOf(card),
    userNotes: card.nickname === '' ? null : card.nickname,
    updateTimeStamp: card.changedAt.toISOString(),
    profilePayment: true,
    defaultPayment: card.isDefault,
    membershipPayment: card.isMembership,
    ...usedAs(use),
  };
}

/** A payment entered for this cart only. */
export function paymentOf(payment: ChosenPayment, use: Use): Payment {
  return {
    id: payment.cartId,
    profileRefId: null,
    paymentType: payment.paymentType,
    vendorPaymentType: payment.vendorPaymentType ?? null,
    ...faceOf(payment),
    userNotes: null,
    updateTimeStamp: null,
    profilePayment: false,
    defaultPayment: false,
    membershipPayment: false,
    ...usedAs(use),
  };
}

function faceOf({ brand, lastFour, expiry }: Pick<ChosenPayment, 'brand' | 'lastFour' | 'expiry'>) {
  return { brand, lastFourDigit: lastFour, expiry: expiry === null ? null : shownDate(expiry) };
}

function usedAs({ program, amountApplied }: Use) {
  return {
    rewardProgramInformation: program,
    addedToOrder: amountApplied !== null,
    amountApplied: amountApplied ?? 0,
  };
}

export function giftOf({ tender: { id, paymentType, lastFour }, amount }: AppliedTender<GiftTender>): Payment {
  return {
    id,
    profileRefId: null,
    paymentType,
    vendorPaymentType: null,
    brand: null,
    lastFourDigit: lastFour,
    expiry: null,
    userNotes: null,
    updateTimeStamp: null,
    profilePayment: false,
    defaultPayment: false,
    membershipPayment: false,
    ...usedAs({ program: null, amountApplied: amount / 100 }),
  };
}

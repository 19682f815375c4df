// Checkout's part of the cart reply: payments, saved cards, suggested address (CART-1).
import type { CartAddress } from '#people/addresses/contract';
import type { CheckoutParts } from '#buying/cart/server';
import type { PostalAddress } from '#people/addresses/rules';
import { adviceInTime, type AddressValidator } from '#people/addresses/server';
import { applyTenders, entriesFor } from '#buying/checkout/rules';
import type { Db } from '#platform/db';
import { calendarDate } from '#base/calendar/rules';
import type { Clock } from '#platform/clock';
import { readCards } from '#buying/saved-cards/server';
import { isSignedIn } from '#base/shopper/rules';
import type { CardTrials } from './card-trials.ts';
import type { Checkouts } from './checkouts.ts';
import { isGiftApplied } from './gift-cards-view.ts';
import { type Payment, cardOf, paymentOf, giftOf } from './cart-payments.ts';

interface CartPartsFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly checkouts: Pick<Checkouts, 'load'>;
  readonly validator: AddressValidator;
  readonly trials: Pick<CardTrials, 'show'>;
}

/** What a representative who acts for the shopper sees of their payments (USR-11). */
const NO_PAYMENTS = { payment: null, tenders: [] } as const;

/** A guest's parts are cached until `checkout_edition` changes, so everything they are made of has to be covered by that view. */
export function makeCheckoutParts({ db, clock, checkouts, validator, trials }: CartPartsFacts): CheckoutParts {
  return async (visit, shopper, { cartId, total }) => {
    const [kept, cards] = await Promise.all([
      checkouts.load(db, shopper.shopperId, visit),
      isSignedIn(shopper) && !visit.isActing
        ? readCards(db, shopper.profile.profileId, calendarDate(clock.now(), visit.site.timeZone))
        : [],
    ]);
    const entries = entriesFor(kept, cartId);
    const { shipTo, billTo } = entries;
    const { payment, tenders } = visit.isActing ? NO_PAYMENTS : entries;
    const { applied, left } = applyTenders(total, tenders);
    const gifts = applied.filter(isGiftApplied);
    const rewards = applied.find((one) => !isGiftApplied(one));
    const question = kept.captcha ?? kept.giftCaptcha;
    // The primary payment pays the rest after the tenders; it is unused when nothing is left.
    const isUsed = payment !== null && (left > 0 || tenders.length === 0);
    const amountApplied = isUsed ? left / 100 : null;
    const rewardsNumber = shopper.profile?.rewardsNumber ?? null;
    const program = rewardsNumber === null ? null : { rewardsNumber, amountApplied: (rewards?.amount ?? 0) / 100 };
    const chosenId = payment?.savedCardId;
    const own: Payment[] = [
      ...cards.map((card) => cardOf(card, { program, amountApplied: card.id === chosenId ? amountApplied : null })),
      ...(payment === null || chosenId !== undefined ? [] : [paymentOf(payment, { program, amountApplied })]),
      ...gifts.map(giftOf),
    ];
    const suggested = shipTo === null ? null : await adviceInTime(validator, shipTo);
    return {
      userPayments: own,
      orderPayments: [
        ...gifts.map(({ tender, amount }) => ({
          id: tender.id,
          paymentType: tender.paymentType,
          addedToOrder: true,
          amountApplied: amount / 100,
        })),
        ...(isUsed ? [{ id: chosenId ?? cartId, paymentType: payment.paymentType, addedToOrder: true, amountApplied: left / 100 }] : []),
      ],
      ...(question === null
        ? {}
        : { captchaData: { captchaSection: question.section, captchaHtml: trials.show(question, visit.copyLocale).html } }),
      ...(suggested?.kind === 'suggestion' ? { suggestedAddress: addressOf('S', suggested.address, kept.email) } : {}),
      entered: enteredOf(shipTo, payment === null ? undefined : billTo, kept.email),
    };
  };
}

/** The entered addresses. `billTo`: null when it is the shipping address, undefined before a payment is chosen. */
function enteredOf(shipTo: PostalAddress | null, billTo: PostalAddress | null | undefined, email: string): readonly CartAddress[] {
  const ship = shipTo === null ? [] : [addressOf(billTo === null ? 'SB' : 'S', shipTo, email)];
  return billTo ? [...ship, addressOf('B', billTo, email)] : ship;
}

function addressOf(type: 'S' | 'B' | 'SB', address: PostalAddress, email: string): CartAddress {
  const { firstName, lastName, organization, address1, address2, city, state, zip, country, phone, field1 } = address;
  return {
    id: type === 'B' ? 'B' : `S-${zip.replace(' ', '')}`,
    type,
    ...(field1 !== undefined && { field1 }),
    organizationName: organization,
    address1,
    address2,
    city,
    state,
    zipCode: zip,
    country,
    storeNumber: null,
    firstName,
    lastName,
    email,
    phones: phone === '' ? [] : [{ number: phone }],
  };
}

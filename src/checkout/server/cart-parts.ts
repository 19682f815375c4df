// What checkout knows of a cart, as the cart tells it: how it is paid, which cards the shopper keeps, how the address should read (CART-1).
import type { CartAddress } from '#addresses/contract';
import type { AskedParts } from '#cart/contract';
import type { CheckoutParts } from '#cart/server';
import type { PostalAddress } from '#addresses/rules';
import { adviceInTime, type AddressValidator } from '#addresses/server';
import { applyTenders, entriesFor, type AppliedTender, type ChosenPayment } from '#checkout/rules';
import type { Db } from '#platform/db';
import { isSignedIn } from '#sessions/rules';
import { QUICK_BUY_OF } from './checkout-queries.ts';
import type { CardTrials } from './card-trials.ts';
import type { Checkouts } from './checkouts.ts';

interface CartPartsFacts {
  readonly db: Db;
  readonly checkouts: Pick<Checkouts, 'load'>;
  readonly validator: AddressValidator;
  readonly trials: Pick<CardTrials, 'show'>;
}

type Payment = NonNullable<AskedParts['userPayments']>[number];

/** A guest's cart is told the same again while `checkout_edition` says so: what else a guest's parts are to be made of belongs there. */
export function makeCheckoutParts({ db, checkouts, validator, trials }: CartPartsFacts): CheckoutParts {
  return async (visit, shopper, { cartId, total }) => {
    const [kept, quickBuy] = await Promise.all([
      checkouts.load(db, shopper.shopperId, visit.site.id),
      isSignedIn(shopper) ? db.maybe(QUICK_BUY_OF, [shopper.profile.profileId, visit.site.id]) : undefined,
    ]);
    const { payment, shipTo, billTo, tenders } = entriesFor(kept, cartId);
    const { applied, left } = applyTenders(total, tenders);
    const question = kept.captcha ?? kept.giftCaptcha;
    const isKept = payment !== null && payment.token === quickBuy?.payment.token;
    const id = isKept ? quickBuy.payment_id : cartId;
    // The primary payment gives what gift and prepaid cards leave; where they leave nothing it is not used.
    const isUsed = payment !== null && (left > 0 || tenders.length === 0);
    const amountApplied = isUsed ? left / 100 : 0;
    const own: Payment[] = [
      ...(quickBuy === undefined
        ? []
        : [
            paymentOf(quickBuy.payment, {
              id: quickBuy.payment_id,
              isKept: true,
              addedToOrder: isKept && isUsed,
              amountApplied: isKept ? amountApplied : 0,
            }),
          ]),
      ...(payment === null || isKept ? [] : [paymentOf(payment, { id, isKept: false, addedToOrder: isUsed, amountApplied })]),
      ...applied.map(giftOf),
    ];
    const suggested = shipTo === null ? null : await adviceInTime(validator, shipTo);
    return {
      userPayments: own,
      orderPayments: [
        ...applied.map(({ tender, amount }) => ({
          id: tender.id,
          paymentType: tender.paymentType,
          addedToOrder: true,
          amountApplied: amount / 100,
        })),
        ...(isUsed ? [{ id, paymentType: payment.paymentType, addedToOrder: true, amountApplied }] : []),
      ],
      ...(question === null
        ? {}
        : { captchaData: { captchaSection: question.section, captchaHtml: trials.show(question, visit.copyLocale).html } }),
      ...(suggested?.kind === 'suggestion' ? { suggestedAddress: addressOf('S', suggested.address, kept.email) } : {}),
      entered: enteredOf(shipTo, payment === null ? undefined : billTo, kept.email),
    };
  };
}

interface Use {
  readonly id: string;
  /** Kept with the account, for buy now. */
  readonly isKept: boolean;
  readonly addedToOrder: boolean;
  readonly amountApplied: number;
}

function paymentOf(
  { paymentType, vendorPaymentType, brand, lastFour, expiry }: ChosenPayment,
  { id, isKept, addedToOrder, amountApplied }: Use,
): Payment {
  return {
    id,
    paymentType,
    vendorPaymentType: vendorPaymentType ?? null,
    brand,
    lastFourDigit: lastFour,
    expiry: expiry === null ? null : { month: expiry.month, year: expiry.year },
    profilePayment: isKept,
    defaultPayment: isKept,
    addedToOrder,
    amountApplied,
  };
}

function giftOf({ tender: { id, paymentType, lastFour }, amount }: AppliedTender): Payment {
  return {
    id,
    paymentType,
    vendorPaymentType: null,
    brand: null,
    lastFourDigit: lastFour,
    expiry: null,
    profilePayment: false,
    defaultPayment: false,
    addedToOrder: true,
    amountApplied: amount / 100,
  };
}

/** Where it goes and who pays, as far as they were entered. `billTo`: null when it is the same, undefined while nobody pays yet. */
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

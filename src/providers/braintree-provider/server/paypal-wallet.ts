// PayPal through Braintree: the shopper approves on PayPal's own page and returns by a link. The shop's pages run no script of either.
import { PaymentUnreachable, type WalletRequest, type Wallets } from '#buying/payment/server';
import { decimalOf } from '#providers/payment-vendor/server';
import { randomText } from '#platform/random';
import { BraintreeRefusal, type BraintreeClient, type BraintreeSettings } from './braintree-client.ts';
import { BEGIN_PAYPAL, TOKENISE_PAYPAL } from './braintree-documents.ts';
import { billingOf, readBegun, readPayer } from './paypal-objects.ts';
import type { PaypalVisits } from './paypal-visits.ts';

/** Prefix of tokens of PayPal approvals, which are charged differently from cards. */
const PAYPAL = 'paypal-';

const PAYER = /^[\w-]{1,64}$/;

/** https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all: PayPal did not answer; the approval has expired. */
const [NO_ANSWER, TOO_LATE] = ['92910', '92911'] as const;

export interface PaypalParts {
  readonly client: BraintreeClient;
  readonly settings: Pick<BraintreeSettings, 'merchantAccounts'>;
  readonly visits: PaypalVisits;
}

/** The PayPal approval in a token; undefined for a card's token. */
export function paypalMethodOf(token: string): string | undefined {
  return token.startsWith(PAYPAL) ? token.slice(PAYPAL.length) : undefined;
}

export function paypalWallet(parts: PaypalParts): Wallets {
  return {
    offered: () => ['PAYPAL'],
    begin: (request) => begin(parts, request),
    async exchange(reference, payerId = '') {
      const visit = await parts.visits.find(reference);
      if (visit === undefined) return undefined;
      const walletId = visit.payment_id;
      if (visit.approved !== null) return { walletId, answer: visit.approved };
      // PayPal adds the payer to the return address after an approval, and leaves it out after a cancel.
      if (payerId === '') return { walletId, answer: { result: 'cancelled' } };
      if (!PAYER.test(payerId)) return { walletId, answer: { result: 'refused' } };
      const input = {
        merchantAccountId: parts.settings.merchantAccounts[visit.currency],
        paypalOneTimePayment: { paymentId: visit.payment_id, payerId },
      };
      try {
        const { id, details } = readPayer(await parts.client(TOKENISE_PAYPAL, { input }));
        const approval = {
          result: 'approved' as const,
          token: PAYPAL + id,
          payerId: details.payerId ?? payerId,
          email: details.email ?? '',
          billing: billingOf(details),
        };
        return { walletId, answer: await parts.visits.approve(reference, approval) };
      } catch (error) {
        if (!(error instanceof BraintreeRefusal)) throw error;
        if (error.codes.includes(NO_ANSWER)) throw new PaymentUnreachable('PayPal did not answer Braintree');
        // A concurrent call may have read the same visit.
        const earlier = (await parts.visits.find(reference))?.approved ?? null;
        return { walletId, answer: earlier ?? { result: error.codes.includes(TOO_LATE) ? 'retry' : 'refused' } };
      }
    },
  };
}

async function begin(
  { client, settings, visits }: PaypalParts,
  { amount, currency, locale, returnTo }: WalletRequest,
): Promise<{ readonly walletId: string; readonly url: string }> {
  const reference = randomText(32);
  const back = new URL(returnTo);
  back.searchParams.set('reference', reference);
  const input = {
    merchantAccountId: settings.merchantAccounts[currency],
    amount: { value: decimalOf(amount), currencyCode: currency },
    intent: 'AUTHORIZE',
    returnUrl: back.href,
    cancelUrl: back.href,
    // The shopper reviews the order in the shop, which also has the shipping address.
    paypalExperienceProfile: { locale, userAction: 'CONTINUE', shippingPreference: 'NO_SHIPPING_ADDRESS' },
  };
  const asked = await client(BEGIN_PAYPAL, { input }).catch((error: unknown) => {
    if (!(error instanceof BraintreeRefusal)) throw error;
    throw new PaymentUnreachable(`Braintree began nothing at PayPal: ${error.message}`);
  });
  const { paymentId, approvalUrl } = readBegun(asked);
  await visits.begin(reference, { payment_id: paymentId, currency });
  return { walletId: paymentId, url: approvalUrl };
}

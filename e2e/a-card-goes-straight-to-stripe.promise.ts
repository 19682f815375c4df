// Where the shop is configured for Stripe, the card form sends the card from its own page to Stripe and nowhere else, the shop's page gets
// Stripe's name of it, and the order is held with that. Stripe is a server of this test here.
import type { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { expect, test } from './support/browser-test.ts';
import { buyWithTheSecondCard, CARD } from './support/buying.ts';
import { ownShop } from './support/own-shop.ts';

const PUBLISHABLE_KEY = 'pk_test_standinstandin';
const EXPIRED = '4000000000000069';

interface Asked {
  readonly what: string;
  readonly key: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

test('[PAY-4] [PAY-7] [CHK-4] where Stripe is paid, the card goes from the form to Stripe alone, and the order is placed', async ({
  page,
}) => {
  const asked: Asked[] = [];
  const stripe = await stripeAt(asked);
  onTestFinished(() => stripe.close());
  const shop = await ownShop({
    INKWELL_PAYMENT_PROVIDER: 'stripe',
    INKWELL_STRIPE_URL: stripe.url,
    INKWELL_STRIPE_SECRET_KEY: 'sk_test_standinstandin',
    INKWELL_STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    INKWELL_STRIPE_WEBHOOK_SECRET: 'whsec_standinstandin',
  });
  const { consumer, pay } = shop.origins;
  await buyWithTheSecondCard(page, consumer, { expired: EXPIRED, says: 'This card has expired. Use another one.', company: stripe.url });

  expect(asked.filter(({ what }) => what === 'POST /v1/payment_methods')).toEqual(
    [EXPIRED, CARD.number].map((number) => ({
      what: 'POST /v1/payment_methods',
      key: `Bearer ${PUBLISHABLE_KEY}`,
      fields: { type: 'card', 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2039', 'card[cvc]': '123' },
    })),
  );
  expect(asked.filter(({ what }) => what.endsWith('/confirm')).map(({ fields }) => fields['payment_method'])).toEqual(['pm_card_visa']);
  // The vault of the sandbox is not there, nor its interface.
  const { port } = new URL(pay);
  for (const path of ['/v1/tokens', '/v1/ledger']) expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(404);
});

/** As much of Stripe as an order takes: cards made known from any page, an intent held. */
function stripeAt(asked: Asked[]): Promise<StandIn> {
  const intent: Pick<Stripe.PaymentIntent, 'object' | 'created'> & Record<string, unknown> = {
    id: 'pi_1',
    object: 'payment_intent',
    created: 1_790_000_000,
    status: 'requires_payment_method',
    amount_received: 0,
    amount_capturable: 0,
    customer: null,
    last_payment_error: null,
    next_action: null,
    payment_method: null,
    cancellation_reason: null,
    latest_charge: null,
  };
  return vendorStandIn(({ asked: what, headers, text }) => {
    const fields = Object.fromEntries(new URLSearchParams(text));
    asked.push({ what, key: headers.authorization, fields });
    switch (what) {
      case 'POST /v1/payment_methods':
        if (fields['card[number]'] === EXPIRED) return { status: 402, body: { error: { type: 'card_error', code: 'expired_card' } } };
        return { status: 200, body: { id: 'pm_card_visa', object: 'payment_method' } };
      case 'GET /v1/payment_methods/pm_card_visa':
        return { status: 200, body: { id: 'pm_card_visa', object: 'payment_method', customer: null } };
      case 'POST /v1/payment_intents': {
        const metadata = Object.entries(fields).flatMap(([name, value]) => {
          const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
          return key === undefined ? [] : [[key, value] as const];
        });
        Object.assign(intent, { amount: Number(fields['amount']), currency: fields['currency'], metadata: Object.fromEntries(metadata) });
        return { status: 200, body: intent };
      }
      case 'POST /v1/payment_intents/pi_1/confirm':
        return { status: 200, body: Object.assign(intent, { status: 'requires_capture', amount_capturable: intent['amount'] }) };
      default:
        return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    }
  });
}

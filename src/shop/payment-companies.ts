// The payment companies that the shop can work with, and what each needs.
import type { FastifyInstance } from 'fastify';
import { aciEvents, aciProvider, FORGET_CHALLENGES, makeChallenges, serveChallenges } from '#providers/aci-provider/server';
import {
  braintreeEvents,
  braintreeProvider,
  FORGET_PAYPAL_VISITS,
  makeSavedTokens,
  makePaypalVisits,
} from '#providers/braintree-provider/server';
import { eventSecretOf, httpProvider, servePaymentEvents, type PaymentProvider, type Transport } from '#buying/payment/server';
import { makeRequestBook, serveVendorEvents, type VendorEventFacts } from '#providers/payment-vendor/server';
import type { CardFormSettings } from '#providers/pay-host/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { stripeEvents, stripeProvider } from '#providers/stripe-provider/server';
import type { Kept } from '#platform/kept';
import type { PaymentSettings } from '#platform/payment-config';

/** Address of a provider with the shop's own interface, and the shared secret; without one it cannot send webhooks. */
export interface PaymentLink {
  readonly send: Transport;
  readonly key: string | undefined;
}

export interface CompanyFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly payment: PaymentLink;
}

type Settings<Name extends PaymentSettings['provider']> = Extract<PaymentSettings, { readonly provider: Name }>;

/** One payment company's integration. A missing member does not compile. */
export interface Company<Name extends PaymentSettings['provider']> {
  /** Carts show this before the checkout (CART-29). */
  readonly offersPaypal: boolean;
  /** The card form's settings for the payment host. */
  cardForm(settings: Settings<Name>): CardFormSettings<Name>;
  /** Where the company redirects a shopper, besides the payment host; browsers restrict form redirects to a list (trust 17). */
  awayOrigins(settings: Settings<Name>): readonly string[];
  connect(settings: Settings<Name>, facts: CompanyFacts): Connection;
  /** What its adapter stores. */
  readonly keeps: readonly Kept[];
}

export interface Connection {
  readonly provider: PaymentProvider;
  /** Receives the company's webhooks, and serves pages that redirect to the bank. */
  serveEvents(app: FastifyInstance, onEvents: VendorEventFacts['onEvents']): void;
}

export const COMPANIES: { readonly [Name in PaymentSettings['provider']]: Company<Name> } = {
  /** The sandbox, and any program with the shop's own interface; offers all wallets. */
  sandbox: {
    offersPaypal: true,
    cardForm: () => ({ tokeniser: { vendor: 'sandbox' } }),
    awayOrigins: () => [],
    connect: (_settings, { db, clock, payment: { send, key } }) => ({
      provider: httpProvider(send),
      serveEvents(app, onEvents) {
        if (key !== undefined) servePaymentEvents(app, { db, clock, secret: eventSecretOf(key), onEvents });
      },
    }),
    keeps: [],
  },
  stripe: {
    offersPaypal: false,
    cardForm: ({ url, publishableKey: key }) => ({ tokeniser: { vendor: 'stripe', url, key } }),
    awayOrigins: () => ['https://hooks.stripe.com'],
    connect: (settings, { db, clock }) => ({
      provider: stripeProvider(settings, makeRequestBook(db, clock, 'stripe')),
      serveEvents: (app, onEvents) => serveVendorEvents(app, { db, clock, onEvents, read: stripeEvents(settings.webhookSecret) }),
    }),
    keeps: [],
  },
  braintree: {
    offersPaypal: true,
    cardForm: ({ url, tokenizationKey: key }) => ({ tokeniser: { vendor: 'braintree', url, key } }),
    awayOrigins: ({ tokenizationKey }) =>
      tokenizationKey.startsWith('production_') ? ['https://www.paypal.com'] : ['https://www.sandbox.paypal.com'],
    connect(settings, { db, clock }) {
      const book = makeRequestBook(db, clock, 'braintree');
      const notes = { book, cards: makeSavedTokens(db, clock), visits: makePaypalVisits(db, clock) };
      return {
        provider: braintreeProvider(settings, notes),
        serveEvents: (app, onEvents) => serveVendorEvents(app, { db, clock, onEvents, read: braintreeEvents(settings, book) }),
      };
    },
    keeps: [{ what: 'visits to PayPal', days: 1, since: 'they began', forget: FORGET_PAYPAL_VISITS }],
  },
  aci: {
    offersPaypal: false,
    cardForm: ({ url, entityId, accessToken }) => ({ tokeniser: { vendor: 'aci', url }, checkouts: { url, entityId, accessToken } }),
    awayOrigins: () => [],
    connect(settings, { db, clock }) {
      const book = makeRequestBook(db, clock, 'aci');
      const challenges = makeChallenges(db, clock);
      return {
        provider: aciProvider(settings, { book, challenges }, clock),
        serveEvents(app, onEvents) {
          serveVendorEvents(app, { db, clock, onEvents, read: aciEvents(settings, book) });
          serveChallenges(app, challenges);
        },
      };
    },
    keeps: [{ what: 'questions of banks about a card', days: 1, since: 'they were asked', forget: FORGET_CHALLENGES }],
  },
};

// Which payment company moves the money, by configuration: the sandbox (or another one that speaks its interface), or an adapter.
import type { FastifyInstance } from 'fastify';
import { aciEvents, aciProvider, FORGET_CHALLENGES, makeChallenges, serveChallenges } from '#providers/aci-provider/server';
import {
  braintreeEvents,
  braintreeProvider,
  FORGET_PAYPAL_VISITS,
  makeSavedTokens,
  makePaypalVisits,
} from '#providers/braintree-provider/server';
import {
  authTokens,
  type AuthTokens,
  eventSecretOf,
  httpProvider,
  overNetwork,
  servePaymentEvents,
  type PaymentProvider,
  type Transport,
} from '#buying/payment/server';
import { makeRequestBook, serveVendorEvents, type HeardEvents } from '#providers/payment-vendor/server';
import type { CardFormSettings } from '#providers/pay-host/server';
import type { Admission } from '#platform/admission';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/db';
import { stripeEvents, stripeProvider } from '#providers/stripe-provider/server';
import type { PaymentSettings } from '#platform/payment-config';
import { randomText } from '#platform/random';
import { daysBefore } from '#platform/upkeep';

/** How a provider of the shop's own interface is reached, and the secret shared with it; without one it cannot tell anything by itself. */
export interface PaymentLink {
  readonly send: Transport;
  readonly key: string | undefined;
}

/** Without an address nobody is there to pay with: payment fails closed. */
export function linkOf({ paymentUrl, paymentKey: key }: Pick<Config, 'paymentUrl' | 'paymentKey'>): PaymentLink {
  if (paymentUrl !== undefined && key !== undefined) return { send: overNetwork(paymentUrl, key), key };
  return { send: () => Promise.reject(new Error('No payment provider is configured')), key };
}

export interface Paying extends Connection {
  /** Signs what the card form and PayPal are begun with; the payment host knows it by the shared key. */
  readonly authTokens: AuthTokens;
  /** Forgets what the companies' adapters keep for a day. */
  upkeep(db: Db, now: Date): Promise<void>;
}

/** Who waits for the company's answer about an order keeps no other request out. */
export function waitedForAside(provider: PaymentProvider, aside: Admission['aside']): PaymentProvider {
  return {
    ...provider,
    authorise: (request) => aside(() => provider.authorise(request)),
    find: (key) => aside(() => provider.find(key)),
  };
}

interface PayingFacts {
  readonly config: Pick<Config, 'payment'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly payment: PaymentLink;
}

type Settings<Name extends PaymentSettings['provider']> = Extract<PaymentSettings, { readonly provider: Name }>;

/** What the shop knows of one payment company. A company that lacks a line does not compile. */
interface Company<Name extends PaymentSettings['provider']> {
  /** Carts say so before anybody is at checkout (CART-29). */
  readonly offersPaypal: boolean;
  /** Where the card form sends cards, and what the payment host needs for it. */
  cardForm(settings: Settings<Name>): CardFormSettings<Name>;
  /** Where the company leads a shopper to, beside the payment host; browsers that run no script hold a form's redirect to a list (trust 17). */
  awayOrigins(settings: Settings<Name>): readonly string[];
  connect(settings: Settings<Name>, facts: PayingFacts): Connection;
  /** Forgets what its adapter keeps of visits and challenges for a day. */
  upkeep(db: Db, now: Date): Promise<void>;
}

interface Connection {
  readonly provider: PaymentProvider;
  /** Takes what the company tells by itself, and leads shoppers to their bank where it takes a page to do so. */
  serveEvents(app: FastifyInstance, heard: HeardEvents['heard']): void;
}

const nothing = async (): Promise<void> => undefined;

const COMPANIES: { readonly [Name in PaymentSettings['provider']]: Company<Name> } = {
  /** The sandbox, and whoever else speaks the shop's own interface; it has all wallets. */
  sandbox: {
    offersPaypal: true,
    cardForm: () => ({ tokeniser: { vendor: 'sandbox' } }),
    awayOrigins: () => [],
    connect: (_settings, { db, clock, payment: { send, key } }) => ({
      provider: httpProvider(send),
      serveEvents(app, heard) {
        if (key !== undefined) servePaymentEvents(app, { db, clock, secret: eventSecretOf(key), heard });
      },
    }),
    upkeep: nothing,
  },
  stripe: {
    offersPaypal: false,
    cardForm: ({ url, publishableKey: key }) => ({ tokeniser: { vendor: 'stripe', url, key } }),
    awayOrigins: () => ['https://hooks.stripe.com'],
    connect: (settings, { db, clock }) => ({
      provider: stripeProvider(settings, makeRequestBook(db, clock, 'stripe')),
      serveEvents: (app, heard) => serveVendorEvents(app, { db, clock, heard, read: stripeEvents(settings.webhookSecret) }),
    }),
    upkeep: nothing,
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
        serveEvents: (app, heard) => serveVendorEvents(app, { db, clock, heard, read: braintreeEvents(settings, book) }),
      };
    },
    upkeep: async (db, now) => void (await db.run(FORGET_PAYPAL_VISITS, [daysBefore(now, 1)])),
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
        serveEvents(app, heard) {
          serveVendorEvents(app, { db, clock, heard, read: aciEvents(settings, book) });
          serveChallenges(app, challenges);
        },
      };
    },
    upkeep: async (db, now) => void (await db.run(FORGET_CHALLENGES, [daysBefore(now, 1)])),
  },
};

/** The company of these settings; the table ties each name to its own settings, which the compiler cannot follow through a union. */
function companyOf({ provider }: PaymentSettings): Company<PaymentSettings['provider']> {
  return COMPANIES[provider] as Company<PaymentSettings['provider']>;
}

export function offersPaypal({ payment }: Pick<Config, 'payment'>): boolean {
  return companyOf(payment).offersPaypal;
}

/** What the payment host is started with for the company's card form. */
export function cardFormOf({ payment }: Pick<Config, 'payment'>): CardFormSettings {
  return companyOf(payment).cardForm(payment);
}

export function awayOrigins({ payment }: Pick<Config, 'payment'>): readonly string[] {
  return companyOf(payment).awayOrigins(payment);
}

export function makePaying(facts: PayingFacts): Paying {
  const company = companyOf(facts.config.payment);
  return {
    ...company.connect(facts.config.payment, facts),
    // Whoever was the company before may have left something, too.
    async upkeep(db, now) {
      for (const { upkeep } of Object.values(COMPANIES)) await upkeep(db, now);
    },
    authTokens: authTokens(facts.payment.key ?? randomText(32)),
  };
}

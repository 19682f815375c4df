// Which payment company moves the money, by configuration: the sandbox (or another one that speaks its interface), or an adapter.
import type { FastifyInstance } from 'fastify';
import { aciEvents, aciProvider, makeQuestions, serveQuestions } from '#providers/aci-provider/server';
import { braintreeEvents, braintreeProvider, makeKeptCards, makePaypalVisits } from '#providers/braintree-provider/server';
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
import { makeRequestBook, serveVendorEvents, type EventReader, type HeardEvents } from '#providers/payment-vendor/server';
import type { Admission } from '#platform/admission';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/db';
import { stripeEvents, stripeProvider } from '#providers/stripe-provider/server';
import { randomText } from '#platform/random';

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

export interface Paying {
  readonly provider: PaymentProvider;
  /** Signs what the card form and PayPal are begun with; the payment host knows it by the shared key. */
  readonly authTokens: AuthTokens;
  /** Takes what the company tells by itself, and leads shoppers to their bank where it takes a page to do so. */
  serveEvents(app: FastifyInstance, heard: HeardEvents['heard']): void;
}

/** Who waits for the company's answer about an order keeps no other request out. */
export function waitedForAside(provider: PaymentProvider, aside: Admission['aside']): PaymentProvider {
  return {
    ...provider,
    authorise: (request) => aside(() => provider.authorise(request)),
    find: (key) => aside(() => provider.find(key)),
  };
}

/** Carts say so before anybody is at checkout (CART-29): the shop's own interface has all wallets, Braintree has PayPal. */
export function offersPaypal({ payment }: Pick<Config, 'payment'>): boolean {
  return payment.provider === 'sandbox' || payment.provider === 'braintree';
}

/** Where the company leads a shopper to, beside the payment host; browsers that run no script hold a form's redirect to a list (trust 17). */
export function awayOrigins({ payment }: Pick<Config, 'payment'>): readonly string[] {
  if (payment.provider === 'stripe') return ['https://hooks.stripe.com'];
  if (payment.provider !== 'braintree') return [];
  return payment.tokenizationKey.startsWith('production_') ? ['https://www.paypal.com'] : ['https://www.sandbox.paypal.com'];
}

interface PayingFacts {
  readonly config: Pick<Config, 'payment'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly payment: PaymentLink;
}

export function makePaying({ config, db, clock, payment }: PayingFacts): Paying {
  const tokens = authTokens(payment.key ?? randomText(32));
  const vendor = vendorOf(config.payment, db, clock);
  if (vendor !== undefined) {
    const { provider, read, serveAsking } = vendor;
    return {
      provider,
      authTokens: tokens,
      serveEvents(app, heard) {
        serveVendorEvents(app, { db, clock, heard, read });
        serveAsking?.(app);
      },
    };
  }
  return {
    provider: httpProvider(payment.send),
    authTokens: tokens,
    serveEvents(app, heard) {
      if (payment.key !== undefined) servePaymentEvents(app, { db, clock, secret: eventSecretOf(payment.key), heard });
    },
  };
}

interface Vendor {
  readonly provider: PaymentProvider;
  readonly read: EventReader;
  /** Pages of ours that lead a shopper to their bank, where an address alone does not. */
  readonly serveAsking?: (app: FastifyInstance) => void;
}

function vendorOf(settings: Config['payment'], db: Db, clock: Clock): Vendor | undefined {
  if (settings.provider === 'stripe') {
    const provider = stripeProvider(settings, makeRequestBook(db, clock, 'stripe'));
    return { provider, read: stripeEvents(settings.webhookSecret) };
  }
  if (settings.provider === 'braintree') {
    const book = makeRequestBook(db, clock, 'braintree');
    const notes = { book, cards: makeKeptCards(db, clock), visits: makePaypalVisits(db, clock) };
    return { provider: braintreeProvider(settings, notes), read: braintreeEvents(settings, book) };
  }
  if (settings.provider === 'aci') {
    const book = makeRequestBook(db, clock, 'aci');
    const questions = makeQuestions(db, clock);
    return {
      provider: aciProvider(settings, { book, questions }, clock),
      read: aciEvents(settings, book),
      serveAsking: (app) => serveQuestions(app, questions),
    };
  }
  return undefined;
}

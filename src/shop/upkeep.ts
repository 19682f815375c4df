// What has to be done now and then, by whichever server is there: forgetting, lapsed pickups, books compared, the demo's orders moved on.
import type { FastifyBaseLogger } from 'fastify';
import { DELETE_EXPIRED_LINKS, DELETE_EXPIRED_REGISTRATIONS } from '#people/accounts/server';
import { forgetRemovedAddressesBefore } from '#people/addresses/server';
import { FORGET_QUESTIONS } from '#providers/aci-provider/server';
import { makeArtworks } from '#goods/artwork/server';
import { FORGET_PAYPAL_VISITS } from '#providers/braintree-provider/server';
import { DELETE_KEPT_REPLIES, EXPIRE_CARTS, FORGET_EXPIRED_CARTS } from '#buying/cart/server';
import type { Checkouts } from '#buying/checkout/server';
import { forgetContactBefore } from '#around/contact/server';
import type { Inventory } from '#goods/inventory/server';
import { forgetDeletedListsBefore } from '#buying/lists/server';
import {
  endLapsedPickups,
  fulfilDemoOrders,
  reconcilePayments,
  type OrderLife,
  type OrderReturns,
  type Orders,
} from '#buying/orders/server';
import { FORGET_WALLET_VISITS } from '#buying/wallets/server';
import { FORGET_PAYMENT_EVENTS, type PaymentProvider } from '#buying/payment/server';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { atBatchPace, type Db } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import { FORGET_TRIES } from '#platform/limit-queries';
import { forgetRemovedBefore } from '#buying/saved-for-later/server';
import { forgetRemovedCardsBefore } from '#buying/saved-cards/server';
import { DELETE_EXPIRED_SESSIONS, FORGET_SIGN_IN_QUESTIONS, forgetOldDevices } from '#people/sessions/server';

const DAY_MS = 86_400_000;
const HOURLY = '17 * * * *';
/** Days end at midnight, at another hour in each time zone. */
const QUARTERLY = '3,18,33,48 * * * *';
const EVERY_MINUTE = '* * * * *';
/** What a guest entered at checkout is kept as long as an account's cart. */
const CHECKOUT_DAYS = 90;
const EVENT_DAYS = 30;
/** Conversations and feedback. */
const CONTACT_DAYS = 365;

interface UpkeepPlace {
  readonly config: Pick<Config, 'demo' | 'production'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly inventory: Inventory;
  readonly log: FastifyBaseLogger;
}

interface UpkeepFacts {
  readonly orders: Orders;
  readonly checkouts: Checkouts;
  readonly provider: PaymentProvider;
  readonly life: OrderLife;
  readonly returns: OrderReturns;
}

/** Puts it all on the job queue, before that is started. */
export function scheduleUpkeep(jobs: Jobs, { config, db, clock, inventory, log }: UpkeepPlace, deps: UpkeepFacts): void {
  const { orders, checkouts, provider, life, returns } = deps;
  jobs.queue({
    name: 'housekeeping',
    every: HOURLY,
    handle: () => keepHouse(atBatchPace(db), { orders, checkouts, inventory }, clock.now().getTime()),
  });
  const failedToLapse = (error: unknown): void => log.error({ err: error }, 'pickups that nobody fetched');
  jobs.queue({
    name: 'lapsed-pickups',
    every: QUARTERLY,
    handle: async () => void (await endLapsedPickups({ db, life, failed: failedToLapse }, clock.now())),
  });
  jobs.queue({
    name: 'reconcile-payments',
    every: HOURLY,
    handle: async () => {
      const differs = (difference: object): void => log.error({ difference }, 'the payment company’s books differ from ours');
      await reconcilePayments({ db: atBatchPace(db), provider, differs }, clock.now());
    },
  });
  if (config.demo && !config.production)
    jobs.queue({ name: 'demo-fulfilment', every: EVERY_MINUTE, handle: () => fulfilDemoOrders({ db, life, returns }, clock.now()) });
}

/** Forgets what has served its time. */
async function keepHouse(
  db: Db,
  { orders, checkouts, inventory }: { readonly orders: Orders; readonly checkouts: Checkouts; readonly inventory: Inventory },
  now: number,
): Promise<void> {
  await orders.forgetRequestsBefore(new Date(now - DAY_MS));
  await checkouts.forgetOlderThan(new Date(now - CHECKOUT_DAYS * DAY_MS));
  await inventory.forgetHolds(new Date(now));
  await db.run(EXPIRE_CARTS, [new Date(now)]);
  await db.run(FORGET_EXPIRED_CARTS, [new Date(now)]);
  await db.run(FORGET_WALLET_VISITS, [new Date(now - EVENT_DAYS * DAY_MS)]);
  await db.run(FORGET_PAYPAL_VISITS, [new Date(now - DAY_MS)]);
  await db.run(FORGET_QUESTIONS, [new Date(now - DAY_MS)]);
  await db.run(FORGET_PAYMENT_EVENTS, [new Date(now - EVENT_DAYS * DAY_MS)]);
  await db.run(DELETE_KEPT_REPLIES, [new Date(now - DAY_MS)]);
  await forgetRemovedBefore(db, new Date(now - DAY_MS));
  await forgetRemovedAddressesBefore(db, new Date(now - DAY_MS));
  await forgetRemovedCardsBefore(db, new Date(now - DAY_MS));
  await forgetDeletedListsBefore(db, new Date(now - DAY_MS));
  await makeArtworks(db).forgetBefore(new Date(now - DAY_MS));
  await forgetContactBefore(db, new Date(now - CONTACT_DAYS * DAY_MS));
  await db.run(FORGET_TRIES, [new Date(now)]);
  await db.run(FORGET_SIGN_IN_QUESTIONS, [new Date(now)]);
  await forgetOldDevices(db, new Date(now));
  await db.run(DELETE_EXPIRED_SESSIONS, [new Date(now)]);
  await db.run(DELETE_EXPIRED_LINKS, [new Date(now)]);
  await db.run(DELETE_EXPIRED_REGISTRATIONS, [new Date(now)]);
}

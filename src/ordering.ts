// Puts checkout, payment and orders together, from the cart to the mail: what `app.ts` registers as one block.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DELETE_EXPIRED_LINKS } from '#accounts/server';
import { addressesContract } from '#addresses/contract';
import { addressHandlers, httpGeocoder, offlineGeocoder, ownValidator, type Geocoder } from '#addresses/server';
import { makeBudgets, type Budgets } from '#budgets/server';
import { DELETE_KEPT_REPLIES, EXPIRE_CARTS, FORGET_EXPIRED_CARTS, type Carts, type CheckoutParts } from '#cart/server';
import type { Catalog } from '#catalog/server';
import { checkoutContract } from '#checkout/contract';
import { checkoutHandlers, makeCheckoutParts, makeCheckouts, makeHoldGoods, prepareQuickBuy, type Checkouts } from '#checkout/server';
import type { Inventory } from '#inventory/server';
import { ordersContract } from '#orders/contract';
import {
  endLapsedPickups,
  fulfilDemoOrders,
  makeOrderFollowers,
  makeOrderLife,
  makeOrderMail,
  makeOrderMoney,
  makeOrderReturns,
  makeOrders,
  makeOrderViews,
  makePlaceOrder,
  makeSettling,
  makeSweeper,
  makeWebhooks,
  basketOf,
  notePlaced,
  ORDER_PLACED_QUEUE,
  orderHandlers,
  serveCalendarFile,
  serveOrderDocuments,
  serveReturnLabels,
  type Goods,
  type Orders,
  type OrderViews,
} from '#orders/server';
import { httpProvider, inProcess, overNetwork, type PaymentProvider } from '#payment/server';
import type { PictureBook } from '#pictures/server';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import { makeJobs, type Jobs, type QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import type { Visit } from '#platform/visit';
import type { Coupons } from '#promotions/server';
import { writeBaskets } from '#recommendations/server';
import { buildSandboxProvider } from '#sandbox-provider/server';
import { forgetRemovedBefore } from '#saved-for-later/server';
import { DELETE_EXPIRED_SESSIONS, profilesOfAccount, type OnSignIn, type Throttle } from '#sessions/server';
import type { Stores } from '#stores/server';

const DAY_MS = 86_400_000;
const HOURLY = '17 * * * *';
/** Days end at midnight, at another hour in each time zone. */
const QUARTERLY = '3,18,33,48 * * * *';
const EVERY_MINUTE = '* * * * *';
/** What a guest entered at checkout is kept as long as an account's cart. */
const CHECKOUT_DAYS = 90;
const FRAME_BUILD = join(import.meta.dirname, '../build/frame');

export interface OrderingFacts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly registry: Registry;
  readonly carts: Carts;
  readonly catalog: Pick<Catalog, 'get' | 'categories'>;
  readonly inventory: Inventory;
  readonly pictures: PictureBook;
  readonly stores: Pick<Stores, 'get'>;
  readonly coupons: Pick<Coupons, 'use' | 'giveBack' | 'adopt'>;
  readonly throttle: Throttle;
  readonly mailer: Mailer;
  /** Work of the rest of the shop for the same job queue. */
  readonly queues: readonly QueueFacts<never>[];
}

/** What a cart asks of checkout, orders and budgets. */
interface OrderingOfCarts {
  /** Brings the shopper's quick-buy address and card to the checkout of a cart (CART-22). */
  prepareQuickBuy(visit: Visit, cartId: string): Promise<boolean>;
  /** What checkout knows of a cart (CART-1). */
  readonly checkoutParts: CheckoutParts;
  readonly budgets: Budgets;
}

export interface Ordering extends OrderingOfCarts {
  /** The payment host's own application; `app.ts` sends it the requests that name its host. */
  readonly payHost: FastifyInstance;
  /** A guest who signs in keeps what they entered and ordered; runs in the transaction that signs in. */
  readonly adoptAtSignIn: OnSignIn;
  /** Serves what is no call and no page: the calendar file of an order. */
  serveFiles(app: FastifyInstance): void;
  /** The job queue, running. */
  readonly jobs: Pick<Jobs, 'job'>;
  close(): Promise<void>;
}

/** Registers the contracts, starts the job queue and settles what an earlier run left behind. */
export async function makeOrdering(facts: OrderingFacts): Promise<Ordering> {
  const { config, db, clock, registry, carts, inventory, stores, coupons, throttle } = facts;
  const { payHost, provider } = await makePayment(facts);
  const jobs = makeJobs(db, (error) => payHost.log.error({ err: error }, 'job queue'));
  const checkouts = makeCheckouts(db);
  const orders = makeOrders(db);
  const views = makeOrderViews({ store: stores.get, goods: goodsOf(facts) });
  const settling = makeSettling({
    db,
    provider,
    inventory,
    coupons,
    jobs,
    onPlaced: async (tx, { orderNumber, ...cart }, now) => void (await carts.close(tx, cart, orderNumber, now)),
  });
  const place = makePlaceOrder({ db, carts, checkouts, inventory, coupons, provider, settling, store: stores.get });
  registry.add(addressesContract, addressHandlers(geocoderOf(config, clock)));
  registry.add(
    checkoutContract,
    checkoutHandlers({ db, carts, checkouts, views, holdGoods: makeHoldGoods({ db, inventory }), validator: ownValidator }),
  );
  const life = makeOrderLife({ db, coupons, store: stores.get });
  const returns = makeOrderReturns({ db });
  registry.add(ordersContract, orderHandlers({ orders, views, place, life, returns, throttle, reopening: { carts, inventory, coupons } }));

  const sweeper = makeSweeper({ db, clock, settling, failed: (error) => payHost.log.error({ err: error }, 'sweeper') });
  const follow = followOrders(facts, {
    orders,
    views,
    provider,
    failed: (error) => payHost.log.error({ err: error }, 'what follows an order'),
  });
  jobs.queue<{ orderNumber: string }>({ name: ORDER_PLACED_QUEUE, handle: ({ orderNumber }) => follow.placed(orderNumber) });
  jobs.queue({ name: 'housekeeping', every: HOURLY, handle: () => keepHouse(db, { orders, checkouts, inventory }, clock.now().getTime()) });
  const failedToLapse = (error: unknown): void => payHost.log.error({ err: error }, 'pickups that nobody fetched');
  jobs.queue({
    name: 'lapsed-pickups',
    every: QUARTERLY,
    handle: async () => void (await endLapsedPickups({ db, life, failed: failedToLapse }, clock.now())),
  });
  if (config.demo && !config.production)
    jobs.queue({ name: 'demo-fulfilment', every: EVERY_MINUTE, handle: () => fulfilDemoOrders({ db, life, returns }, clock.now()) });
  for (const queue of facts.queues) jobs.queue(queue);
  await jobs.start();
  await sweeper.start();
  await follow.events.start();

  return {
    payHost,
    jobs,
    serveFiles(app) {
      serveCalendarFile(app, { orders, views });
      serveReturnLabels(app, { db, orders });
      serveOrderDocuments(app, { db, orders, taxNumbers: { gst: config.gstNumber, qst: config.qstNumber } });
    },
    ...cartNeighbours(db, checkouts, orders),
    async adoptAtSignIn(tx, { guestId, profileId }) {
      await checkouts.adopt(tx, guestId, profileId);
      await orders.adopt(tx, guestId, profileId);
      await coupons.adopt(tx, guestId, profileId);
    },
    async close() {
      await follow.events.stop();
      await sweeper.stop();
      await jobs.stop();
      await payHost.close();
    },
  };
}

function cartNeighbours(db: Db, checkouts: Checkouts, orders: Pick<Orders, 'chargedTo'>): OrderingOfCarts {
  return {
    prepareQuickBuy: (visit, cartId) => prepareQuickBuy({ db, checkouts }, visit, cartId),
    checkoutParts: makeCheckoutParts({ db, checkouts, validator: ownValidator }),
    budgets: makeBudgets({
      db,
      chargedTo: async (accountNumber, name, since) => orders.chargedTo(await profilesOfAccount(db, accountNumber), name, since),
    }),
  };
}

interface FollowFacts {
  readonly orders: Orders;
  readonly views: OrderViews;
  readonly provider: PaymentProvider;
  readonly failed: (error: unknown) => void;
}

/** What follows an order being placed, and each event after it: mail, money, a message to whoever is told outside. */
function followOrders({ config, db, clock, hosts, mailer }: OrderingFacts, { orders, views, provider, failed }: FollowFacts) {
  const mail = makeOrderMail({ orders, views, hosts, mailer });
  const money = makeOrderMoney({ db, provider });
  const { webhookUrl: url, webhookSecret: secret } = config;
  const tell = makeWebhooks({ orders, views, receiver: url === undefined || secret === undefined ? null : { url, secret } });
  const events = makeOrderFollowers({
    db,
    clock,
    act: async (task, now) => {
      if (task.kind === 'webhook') await tell(task, now);
      else if (task.kind === 'mail') await mail.update(task);
      else {
        await money.move(task, now);
        return 'ended';
      }
      return 'toEnd';
    },
    failed,
  });
  const placed = async (orderNumber: string): Promise<void> => {
    const basket = await basketOf(db, orderNumber);
    if (basket !== undefined) await writeBaskets(db, [basket]);
    if (url !== undefined) await notePlaced(db, orderNumber, clock.now());
    await mail.confirm(orderNumber);
  };
  return { events, placed };
}

function geocoderOf({ geocoderUrl, geocoderHosts }: Config, clock: Clock): Geocoder {
  if (geocoderUrl === undefined) return offlineGeocoder;
  return httpGeocoder({ url: geocoderUrl, allowedHosts: geocoderHosts, now: () => clock.now().getTime() });
}

/** The sandbox provider on its own host, and the port to whichever provider the configuration names. */
async function makePayment({
  config,
  db,
  clock,
  hosts,
}: OrderingFacts): Promise<{ readonly payHost: FastifyInstance; readonly provider: PaymentProvider }> {
  const key = config.paymentKey ?? randomBytes(32).toString('base64url');
  const payHost = await buildSandboxProvider({ db, clock, key, origins: hosts.origins, frame: FRAME_BUILD, logLevel: config.logLevel });
  return {
    payHost,
    provider: httpProvider(config.paymentUrl === undefined ? inProcess(payHost, key) : overNetwork(config.paymentUrl, key)),
  };
}

/** Where a product is seen and what it looks like; what the shop no longer knows is shown as a plain parcel. */
function goodsOf({ catalog, pictures }: OrderingFacts): Goods {
  return (itemId, locale) => {
    const product = catalog.get(itemId);
    const category = product === undefined ? null : (catalog.categories.get(product.categoryId)?.picture ?? null);
    return { slug: product?.slug[locale] ?? 'item', image: pictures.tile(itemId, product?.picture ?? null, category, locale).src };
  };
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
  await db.run(DELETE_KEPT_REPLIES, [new Date(now - DAY_MS)]);
  await forgetRemovedBefore(db, new Date(now - DAY_MS));
  await db.run(DELETE_EXPIRED_SESSIONS, [new Date(now)]);
  await db.run(DELETE_EXPIRED_LINKS, [new Date(now)]);
}

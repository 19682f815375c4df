// Puts checkout, payment and orders together, from the cart to the mail: what `app.ts` registers as one block.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { makeBudgets, type Budgets } from '#buying/budgets/server';
import { ownValidator } from '#people/addresses/server';
import { ownCaptcha } from '#people/captcha/server';
import { type Carts, type CheckoutParts } from '#buying/cart/server';
import type { Catalog } from '#goods/catalog/server';
import {
  makeCardTrials,
  makeCheckoutParts,
  makeCheckouts,
  prepareQuickBuy,
  type CardTrials,
  type Checkouts,
} from '#buying/checkout/server';
import type { Inventory } from '#goods/inventory/server';
import { ordersContract } from '#buying/orders/contract';
import {
  makePaymentEvents,
  makeOrderFollowers,
  makeOrderLife,
  makeOrderMail,
  makeOrderMoney,
  makeOrderReturns,
  makeOrders,
  makeOrderViews,
  makeSettling,
  makeSweeper,
  makeWebhooks,
  basketsOf,
  limitLookUps,
  notePlaced,
  orderHandlers,
  serveCalendarFile,
  serveOrderDocuments,
  serveReturnLabels,
  type Goods,
  type LaneFailure,
  type Orders,
  type OrderViews,
  type Settling,
} from '#buying/orders/server';
import type { PaymentProvider } from '#buying/payment/server';
import { placingContract } from '#buying/placing/contract';
import { placingHandlers } from '#buying/placing/server';
import type { PictureBook } from '#goods/pictures/server';
import type { Admission } from '#platform/admission';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Limits } from '#platform/limits';
import type { FollowFailures } from '#platform/observability';
import { makeJobs, type Jobs, type QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import type { Visit } from '#platform/visit';
import type { Coupons } from '#goods/promotions/server';
import { writeBaskets } from '#finding/recommendations/server';
import { profilesOfAccount, type OnSignIn } from '#people/sessions/server';
import type { Stores } from '#goods/stores/server';
import type { Toggles } from '#people/toggles/server';
import { ADOPT_VISITS } from '#buying/wallets/server';
import { addCheckout, papersOf, returnTo } from './checking-out.ts';
import { makePaying, waitedForAside, type PaymentLink } from './paying.ts';
import { scheduleUpkeep } from './upkeep.ts';

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
  readonly toggles: Pick<Toggles, 'isOn'>;
  readonly coupons: Pick<Coupons, 'use' | 'giveBack' | 'adopt'>;
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly payment: PaymentLink;
  readonly aside: Admission['aside'];
  readonly log: FastifyBaseLogger;
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
  /** A guest who signs in keeps what they entered and ordered; runs in the transaction that signs in. */
  readonly adoptAtSignIn: OnSignIn;
  /** Serves what is no call and no page: files of an order, and what the payment company tells. */
  serveFiles(app: FastifyInstance): void;
  /** What did not follow an order at the first try. */
  readonly followFailures: FollowFailures;
  /** The job queue, running. */
  readonly jobs: Pick<Jobs, 'job'>;
  close(): Promise<void>;
}

/** Registers the contracts, starts the job queue and settles what an earlier run left behind. */
export async function makeOrdering(facts: OrderingFacts): Promise<Ordering> {
  const { config, db, clock, inventory, stores, coupons, log } = facts;
  const paying = makePaying(facts);
  const provider = waitedForAside(paying.provider, facts.aside);
  const jobs = makeJobs(db, (error) => log.error({ err: error }, 'job queue'));
  const checkouts = makeCheckouts(db, clock);
  const orders = makeOrders(db);
  const views = makeOrderViews({ store: stores.get, goods: goodsOf(facts) });
  const settling = makeSettling({
    db,
    provider,
    inventory,
    coupons,
    placed: () => follow.placed(),
  });
  const trials = makeCardTrials({ db, captcha: ownCaptcha, limits: facts.limits });
  addCheckout(facts, { provider, authTokens: paying.authTokens, checkouts, trials, views });
  const { life, returns } = addOrders(facts, { provider, settling, checkouts, trials, orders, views });

  const followFailures: FollowFailures = { failed: new Map(), setAside: new Map() };
  const sweeper = makeSweeper({ db, clock, settling, failed: (error) => log.error({ err: error }, 'sweeper') });
  const follow = followOrders(facts, {
    orders,
    views,
    provider,
    failed: countingFailures(followFailures, log),
  });
  scheduleUpkeep(jobs, facts, { orders, checkouts, provider, life, returns });
  for (const queue of facts.queues) jobs.queue(queue);
  await jobs.start();
  await sweeper.start();
  await follow.start();

  return {
    jobs,
    followFailures,
    serveFiles(app) {
      serveCalendarFile(app, { orders, views });
      serveReturnLabels(app, { db, orders, ...papersOf(config) });
      paying.serveEvents(app, makePaymentEvents({ db, settling }));
      serveOrderDocuments(app, { db, orders, ...papersOf(config) });
    },
    ...cartNeighbours(db, { clock, checkouts, trials, orders }),
    async adoptAtSignIn(tx, { guestId, profileId }) {
      await checkouts.adopt(tx, guestId, profileId);
      await orders.adopt(tx, guestId, profileId);
      await coupons.adopt(tx, guestId, profileId);
      await tx.run(ADOPT_VISITS, [guestId, profileId]);
    },
    async close() {
      await follow.stop();
      await sweeper.stop();
      await jobs.stop();
    },
  };
}

interface OrderDoors {
  readonly provider: PaymentProvider;
  readonly settling: Settling;
  readonly checkouts: Checkouts;
  readonly trials: CardTrials;
  readonly orders: Orders;
  readonly views: OrderViews;
}

/** Placing orders, and what becomes of them. */
function addOrders(facts: OrderingFacts, { provider, settling, checkouts, trials, orders, views }: OrderDoors) {
  const { config, db, registry, carts, inventory, stores, coupons, limits, hosts } = facts;
  const store = stores.get;
  const placing = { db, carts, checkouts, trials, inventory, coupons, provider, settling, store };
  registry.add(placingContract, placingHandlers({ ...placing, returnTo: returnTo(hosts) }));
  const life = makeOrderLife({ db, coupons, store });
  const returns = makeOrderReturns({ db });
  const reopening = { carts, inventory, coupons };
  const lookUps = limitLookUps(limits, config.triesPerAddress);
  registry.add(ordersContract, orderHandlers({ orders, views, life, returns, lookUps, reopening }));
  return { life, returns };
}

interface NeighbourFacts {
  readonly clock: Clock;
  readonly checkouts: Checkouts;
  readonly trials: CardTrials;
  readonly orders: Pick<Orders, 'chargedTo'>;
}

function cartNeighbours(db: Db, { clock, checkouts, trials, orders }: NeighbourFacts): OrderingOfCarts {
  return {
    prepareQuickBuy: (visit, cartId) => prepareQuickBuy({ db, checkouts }, visit, cartId),
    checkoutParts: makeCheckoutParts({ db, clock, checkouts, trials, validator: ownValidator }),
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
  readonly failed: ReturnType<typeof countingFailures>;
}

/** Names the order and what was to follow it. */
function countingFailures({ failed, setAside }: FollowFailures, log: FastifyBaseLogger) {
  const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  return (error: unknown, of?: LaneFailure): void => {
    add(failed, of?.follower ?? 'look');
    if (of?.isSetAside === true) add(setAside, of.follower);
    log.error({ err: error, ...of }, of?.isSetAside === true ? 'what follows an order is set aside' : 'what follows an order');
  };
}

/** What follows an order being placed, and each event after it: mail, money, a message to whoever is told outside. */
function followOrders({ config, db, clock, hosts, mailer }: OrderingFacts, { orders, views, provider, failed }: FollowFacts) {
  const mail = makeOrderMail({ orders, views, hosts, mailer, sellers: papersOf(config).sellers });
  const money = makeOrderMoney({ db, provider });
  const { webhookUrl: url, webhookSecret: secret } = config;
  const tell = makeWebhooks({ orders, views, receiver: url === undefined || secret === undefined ? null : { url, secret } });
  return makeOrderFollowers({
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
    learn: async (orderNumbers) => void (await writeBaskets(db, await basketsOf(db, orderNumbers))),
    announce: url === undefined ? null : (orderNumber) => notePlaced(db, orderNumber, clock.now()),
    confirm: mail.confirm,
    failed,
  });
}

/** Where a product is seen and what it looks like; what the shop no longer knows is shown as a plain parcel. */
function goodsOf({ catalog, pictures }: OrderingFacts): Goods {
  return (itemId, locale) => {
    const product = catalog.get(itemId);
    const category = product === undefined ? null : (catalog.categories.get(product.categoryId)?.picture ?? null);
    return { slug: product?.slug[locale] ?? 'item', image: pictures.tile(itemId, product?.picture ?? null, category, locale).src };
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { ordersContract } from '#buying/orders/contract';
import {
  ordersPersonalData,
  endLapsedPickups,
  FORGET_ORDER_REQUESTS,
  fulfilDemoOrders,
  orderHandlers,
  reconcilePayments,
  serveCalendarFile,
  serveOrderDocuments,
  serveReturnLabels,
  type OrderDeps,
  type OrderFollowers,
  type Orders,
  type Papers,
  type Sweeper,
} from '#buying/orders/server';
import type { PaymentProvider } from '#buying/payment/server';
import type { Coupons } from '#goods/promotions/server';
import type { Clock } from '#platform/clock';
import { atBatchPace, type Db } from '#platform/db';
import { answers, type Part } from '#platform/part';

const HOURLY = '17 * * * *';
/** Lapsed pickups end at midnight, which comes at another hour in each time zone. */
const QUARTERLY = '3,18,33,48 * * * *';
const EVERY_MINUTE = '* * * * *';

export interface OrdersNeeds extends OrderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly orders: Orders;
  readonly provider: PaymentProvider;
  readonly coupons: Pick<Coupons, 'adopt'>;
  readonly papers: Papers;
  readonly follow: OrderFollowers;
  readonly sweeper: Sweeper;
  /** A demo shop fulfils its orders automatically. */
  readonly isDemo: boolean;
}

export function ordersPart(needs: OrdersNeeds): Part {
  const { db, orders, views, coupons, papers, follow, sweeper } = needs;
  return {
    calls: [answers(ordersContract, orderHandlers(needs))],
    personalData: ordersPersonalData,
    serve(shop) {
      serveCalendarFile(shop, { orders, views });
      serveReturnLabels(shop, { db, orders, ...papers });
      serveOrderDocuments(shop, { db, orders, ...papers });
    },
    async adoptAtSignIn(tx, { guestId, profileId }) {
      await orders.adopt(tx, guestId, profileId);
      await coupons.adopt(tx, guestId, profileId);
    },
    keeps: [
      { what: 'keys of requests that placed an order, kept against repeats', days: 1, since: 'the order', forget: FORGET_ORDER_REQUESTS },
    ],
    jobs: jobsOf(needs),
    async start() {
      await sweeper.start();
      await follow.start();
    },
    async stop() {
      await follow.stop();
      await sweeper.stop();
    },
  };
}

function jobsOf({ db, clock, log, lifecycle, returns, provider, isDemo }: OrdersNeeds): NonNullable<Part['jobs']> {
  const lapsed = {
    name: 'lapsed-pickups',
    every: QUARTERLY,
    async handle() {
      const failed = (error: unknown): void => log.error({ err: error }, 'pickups that nobody fetched');
      await endLapsedPickups({ db, lifecycle, failed }, clock.now());
    },
  };
  const reconcile = {
    name: 'reconcile-payments',
    every: HOURLY,
    async handle() {
      const differs = (difference: object): void => log.error({ difference }, 'the payment company’s books differ from ours');
      await reconcilePayments({ db: atBatchPace(db), provider, differs }, clock.now());
    },
  };
  const fulfil = { name: 'demo-fulfilment', every: EVERY_MINUTE, handle: () => fulfilDemoOrders({ db, lifecycle, returns }, clock.now()) };
  return isDemo ? [lapsed, reconcile, fulfil] : [lapsed, reconcile];
}

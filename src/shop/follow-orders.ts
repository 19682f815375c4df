// What follows an order and its later events: mail, payment, webhooks, and what is bought together.
import type { FastifyBaseLogger } from 'fastify';
import {
  basketsOf,
  makeOrderFollowers,
  makeOrderMail,
  makeOrderMoney,
  makeWebhooks,
  notePlaced,
  type LaneFailure,
  type Orders,
  type OrderViews,
  type Papers,
} from '#buying/orders/server';
import type { PaymentProvider } from '#buying/payment/server';
import { writeBaskets } from '#finding/recommendations/server';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { FollowFailures } from '#platform/figures';
import type { Mailer } from '#platform/mail';

interface FollowFacts {
  readonly orders: Orders;
  readonly views: OrderViews;
  readonly provider: PaymentProvider;
  readonly papers: Papers;
  readonly failed: ReturnType<typeof countingFailures>;
}

/** Logs the order and the failed step. */
export function countingFailures({ failed, setAside }: FollowFailures, log: FastifyBaseLogger) {
  const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  return (error: unknown, of?: LaneFailure): void => {
    add(failed, of?.follower ?? 'look');
    if (of?.isSetAside === true) add(setAside, of.follower);
    log.error({ err: error, ...of }, of?.isSetAside === true ? 'what follows an order is set aside' : 'what follows an order');
  };
}

interface FollowedShop {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

/** Steps after an order and its later events: mail, payment, webhooks. */
export function followOrders({ config, db, clock, hosts, mailer }: FollowedShop, { orders, views, provider, papers, failed }: FollowFacts) {
  const mail = makeOrderMail({ db, orders, views, hosts, mailer, sellers: papers.sellers });
  const money = makeOrderMoney({ db, provider });
  const { webhookUrl: url, webhookSecret: secret } = config;
  const callWebhook = makeWebhooks({ orders, views, receiver: url === undefined || secret === undefined ? null : { url, secret } });
  return makeOrderFollowers({
    db,
    clock,
    act: async (task, now) => {
      if (task.kind === 'webhook') await callWebhook(task, now);
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

// Shared dependencies of the buying capabilities: payment provider, checkout, orders, and steps after an order.
import type { FastifyBaseLogger } from 'fastify';
import { ownCaptcha } from '#people/captcha/server';
import { makeCardTrials, makeCheckouts } from '#buying/checkout/server';
import { makeSellers } from '#buying/orders/rules';
import { makeGrant } from '#buying/membership/server';
import {
  makeOrderLifecycle,
  makeOrderReturns,
  makeOrders,
  makeOrderViews,
  makeSettling,
  makeSweeper,
  makeWaitingOrders,
  type Goods,
  type Papers,
} from '#buying/orders/server';
import type { Inventory } from '#goods/inventory/server';
import type { Catalog } from '#goods/catalog/server';
import type { PictureBook } from '#goods/pictures/server';
import type { Coupons } from '#goods/promotions/server';
import type { Stores } from '#goods/stores/server';
import type { Admission } from '#platform/admission';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Limits } from '#platform/limits';
import type { FollowFailures } from '#platform/figures';
import type { Jobs } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { makePaying, withoutPlace, type PaymentLink } from './paying.ts';
import { countingFailures, followOrders } from './follow-orders.ts';

export interface BuyingFacts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly catalog: Pick<Catalog, 'get' | 'categories'>;
  readonly inventory: Inventory;
  readonly pictures: PictureBook;
  readonly stores: Pick<Stores, 'get'>;
  readonly coupons: Pick<Coupons, 'use' | 'release'>;
  readonly limits: Limits;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly mailer: Mailer;
  readonly payment: PaymentLink;
  readonly awaitService: Admission['awaitService'];
  readonly log: FastifyBaseLogger;
}

export type Buying = ReturnType<typeof makeBuying>;

export function makeBuying(facts: BuyingFacts) {
  const { config, db, clock, inventory, stores, coupons, limits, log, jobs } = facts;
  const paying = makePaying(facts);
  const provider = withoutPlace(paying.provider, facts.awaitService);
  const orders = makeOrders(db);
  const shownGoods = goodsOf(facts);
  const views = makeOrderViews({ store: stores.get, goods: shownGoods });
  const papers = papersOf(config);
  const followFailures: FollowFailures = { failed: new Map(), setAside: new Map() };
  const follow = followOrders(facts, { orders, views, provider, papers, failed: countingFailures(followFailures, log) });
  const lifecycle = makeOrderLifecycle({ db, coupons, store: stores.get });
  const grant = makeGrant({ db, jobs, lifecycle, failed: (error) => log.error({ err: error }, 'granting a membership') });
  const settling = makeSettling({ db, provider, inventory, coupons, placed: () => follow.placed(), grant });
  return {
    paying,
    provider,
    checkouts: makeCheckouts(db, clock),
    trials: makeCardTrials({ db, captcha: ownCaptcha, limits }),
    giftTrials: makeCardTrials({ db, captcha: ownCaptcha, limits, form: 'gift' }),
    orders,
    /** Orders that wait for approval. */
    waiting: makeWaitingOrders({ inventory, coupons }),
    shownGoods,
    views,
    papers,
    settling,
    lifecycle,
    returns: makeOrderReturns({ db }),
    sweeper: makeSweeper({ db, clock, settling, failed: (error) => log.error({ err: error }, 'sweeper') }),
    follow,
    /** Steps after an order that failed at the first attempt. */
    followFailures,
  };
}

/** Seller and registrations for documents. */
function papersOf({ sellers, gstNumber: gst, qstNumber: qst, provincialTaxNumbers: provincial }: Config): Papers {
  return { sellers: makeSellers(sellers), taxNumbers: { gst, qst, provincial } };
}

/** Address, picture and title of a product; an unknown one is shown as a parcel. */
function goodsOf({ catalog, pictures }: BuyingFacts): Goods {
  return (itemId, locale) => {
    const product = catalog.get(itemId);
    const category = product === undefined ? null : (catalog.categories.get(product.categoryId)?.picture ?? null);
    const image = pictures.tile(itemId, product?.picture ?? null, category, locale).src;
    return { slug: product?.slug[locale] ?? 'item', image, title: product?.title[locale] ?? null };
  };
}

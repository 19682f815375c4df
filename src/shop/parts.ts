// The shop's parts in the order of floors, each with its dependencies.
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { apiDocsPart } from '#around/api-docs/part';
import { clientLogPart } from '#around/client-log/part';
import { contactPart } from '#around/contact/part';
import { contentPart } from '#around/content/part';
import { makeBudgets } from '#buying/budgets/server';
import { cartPart } from '#buying/cart/part';
import type { Carts } from '#buying/cart/server';
import { checkoutPart } from '#buying/checkout/part';
import { makeCheckoutParts, makeHoldGoods, makeWalletCheckout, prepareQuickBuy } from '#buying/checkout/server';
import { listsPart } from '#buying/lists/part';
import { listedItems } from '#buying/lists/server';
import { ordersPart } from '#buying/orders/part';
import { lastOrderedOf, limitLookUps, orderedAtOf, orderedItemsOf, spentSince } from '#buying/orders/server';
import { paymentPart } from '#buying/payment/part';
import { holdsCardNumber } from '#buying/payment/rules';
import { makePaymentEvents } from '#buying/orders/server';
import { refuseCardNumber } from '#buying/payment/server';
import { placingPart } from '#buying/placing/part';
import { quickOrderPart } from '#buying/quick-order/part';
import { rewardsPart } from '#buying/rewards/part';
import { savedCardsPart } from '#buying/saved-cards/part';
import { savedForLaterPart } from '#buying/saved-for-later/part';
import { saveOverflow, savedIdsOf } from '#buying/saved-for-later/server';
import { walletsPart } from '#buying/wallets/part';
import { comparePart } from '#finding/compare/part';
import { homePart } from '#finding/home/part';
import { listingPart } from '#finding/listing/part';
import { printersPart } from '#finding/printers/part';
import { printersOf } from '#finding/printers/server';
import { productPagePart } from '#finding/product-page/part';
import { questionsPart } from '#finding/questions/part';
import { recommendationsPart } from '#finding/recommendations/part';
import { reviewsPart } from '#finding/reviews/part';
import { searchPart } from '#finding/search/part';
import { makeFindResults, makeSearchItems, searchSource } from '#finding/search/server';
import { tilesPart } from '#finding/tiles/part';
import { tileItems, wantedOf } from '#finding/tiles/server';
import { customizationPart } from '#goods/customization/part';
import { makeArtworks } from '#goods/customization/server';
import { catalogPart } from '#goods/catalog/part';
import type { CatalogView } from '#goods/catalog/server';
import { deliveryPart } from '#goods/delivery/part';
import { inventoryPart } from '#goods/inventory/part';
import { picturesPart } from '#goods/pictures/part';
import { makePictureRasters } from '#goods/pictures/server';
import { pricingPart } from '#goods/pricing/part';
import { promotionsPart } from '#goods/promotions/part';
import { couponCode } from '#goods/promotions/rules';
import { storesPart } from '#goods/stores/part';
import type { MapTiles } from '#goods/stores/contract';
import { taxPart } from '#goods/tax/part';
import { makePaths } from '#paths';
import { accountsPart } from '#people/accounts/part';
import { makeGuessedMail } from '#people/accounts/server';
import { addressesPart } from '#people/addresses/part';
import { httpGeocoder, offlineGeocoder, ownValidator, type Geocoder } from '#people/addresses/server';
import { ownCaptcha } from '#people/captcha/server';
import { sessionsPart } from '#people/sessions/part';
import {
  keepPreferredStore,
  makeSignInGate,
  makeSigning,
  profilesOfAccount,
  type OnSignIn,
  type SessionStore,
} from '#people/sessions/server';
import { togglesPart } from '#people/toggles/part';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import type { Limits } from '#platform/limits';
import type { Mailer } from '#platform/mail';
import { allowsTracking } from '#platform/allows-tracking';
import type { Part } from '#platform/part';
import type { Visit } from '#platform/visit';
import { merchantFeedsPart } from '#staff/merchant-feeds/part';
import type { Buying } from './buying.ts';
import type { Finding, Presenters } from './finding.ts';
import { drawnProducts, pictureSource, type Shelves } from './shelves.ts';

/** Dependencies of every part. */
export interface Ground {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly limits: Limits;
  readonly jobs: Pick<Jobs, 'job'>;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
}

export interface PartsFacts {
  readonly ground: Ground;
  readonly registry: Registry;
  readonly sessions: SessionStore;
  readonly shelves: Shelves;
  readonly carts: Carts;
  readonly buying: Buying;
  readonly finding: Finding;
  readonly presenters: Presenters;
}

/** All parts, from the lowest floor to the highest. */
export function partsOfShop(facts: PartsFacts): readonly Part[] {
  const parts: Part[] = [];
  const adoptAtSignIn: OnSignIn = async (tx, change) => {
    for (const part of parts) await part.adoptAtSignIn?.(tx, change);
  };
  parts.push(...people(facts, adoptAtSignIn), ...goods(facts), ...buyingParts(facts), ...findingParts(facts), ...around(facts));
  return parts;
}

function people({ ground, sessions, shelves: { toggles, stores } }: PartsFacts, onSignIn: OnSignIn): Part[] {
  const { config, db, clock, hosts, limits, jobs, mailer } = ground;
  const guessed = makeGuessedMail({ db, limits, jobs });
  const gate = makeSignInGate({ db, limits, captcha: ownCaptcha, triesPerAddress: config.triesPerAddress, guessed });
  const signing = makeSigning({ db, sessions, gate, onSignIn });
  return [
    togglesPart(toggles),
    sessionsPart({ signing, hosts, toggles }),
    accountsPart({ db, clock, hosts, signing, jobs, limits, config, mailer }),
    addressesPart({ db, limits, validator: ownValidator, cardNumberIn, store: stores.get, geocoder: geocoderOf(config, clock) }),
  ];
}

function goods({ ground, shelves }: PartsFacts): Part[] {
  const { config, db, limits, log } = ground;
  const rasters = makePictureRasters(join(config.dataDir, 'picture-rasters'));
  const pictures = { db, pictures: shelves.pictures, rasters, sources: pictureSource(shelves.catalog) };
  return [
    catalogPart({ db, catalog: shelves.catalog, contracts: shelves.contracts }),
    pricingPart(shelves.contracts),
    promotionsPart(shelves.coupons),
    inventoryPart(shelves.inventory),
    storesPart({ ...shelves, map: mapOf(config), keepPreferredStore: keepPreferredStore(db), log }),
    deliveryPart(shelves.supply),
    taxPart(shelves.taxes),
    picturesPart({ ...pictures, drawnProducts: () => drawnProducts(shelves) }),
    customizationPart({ db, limits }),
  ];
}

function buyingParts({ ground, shelves, carts, buying, finding }: PartsFacts): Part[] {
  const { config, db, clock, hosts, limits, log } = ground;
  const { inventory, coupons, toggles, stores } = shelves;
  const { paying, provider, checkouts, trials, giftTrials, views, papers, settling } = buying;
  const store = stores.get;
  const cardTrials = { trials, giftTrials, giftCards: provider, keepCard: provider.keepCard };
  const checkoutShop = { validator: ownValidator, sellers: papers.sellers, toggles, holdGoods: makeHoldGoods({ db, inventory }) };
  return [
    cartPart({ carts, saveOverflow, ...cartNeighbours({ ground, shelves, buying, finding }) }),
    savedForLaterPart({ carts, db, alsoBought: (itemId, most) => finding.recommender.beside([itemId], most) }),
    quickOrderPart({ ...shelves, carts, searchItems: makeSearchItems(finding.engine) }),
    listsPart({ db, carts }),
    rewardsPart({ db, coupons, spentSince }),
    savedCardsPart({ db, keepCard: provider.keepCard }),
    checkoutPart({ db, carts, checkouts, views, ...cardTrials, ...checkoutShop }),
    paymentPart({
      authTokens: paying.authTokens,
      serveEvents: (shop) => paying.serveEvents(shop, makePaymentEvents({ db, settling })),
      adapterUpkeep: paying.upkeep,
    }),
    ordersPart({
      ...buying,
      db,
      clock,
      log,
      coupons,
      lookUps: limitLookUps(limits, config.triesPerAddress),
      reopening: { carts, inventory, coupons },
      isDemo: config.demo && !config.production,
    }),
    placingPart({ db, carts, checkouts, trials, inventory, coupons, provider, settling, store, returnTo: returnTo(hosts) }),
    walletsPart({
      db,
      checkout: makeWalletCheckout({ db, carts, checkouts }),
      provider,
      origins: hosts.origins,
      tokens: paying.authTokens,
    }),
  ];
}

/** Functions of other capabilities that the cart needs. */
function cartNeighbours({ ground, shelves, buying, finding }: Pick<PartsFacts, 'ground' | 'shelves' | 'buying' | 'finding'>) {
  const { db, clock, limits } = ground;
  const { checkouts, trials, orders } = buying;
  return {
    limits,
    savedIds: savedIdsOf(db),
    knownArtwork: makeArtworks(db).known,
    isCoupon: (code: string): boolean => shelves.coupons.get(couponCode(code)) !== undefined,
    added(itemIds: readonly string[], beside: Iterable<string>, visit: Visit): void {
      if (allowsTracking(visit)) finding.views.added(itemIds, beside, visit.now);
    },
    prepareQuickBuy: (visit: Visit, cartId: string) => prepareQuickBuy({ db, checkouts }, visit, cartId),
    checkoutParts: makeCheckoutParts({ db, clock, checkouts, trials, validator: ownValidator }),
    budgets: makeBudgets({
      db,
      chargedTo: async (accountNumber, name, since) => orders.chargedTo(await profilesOfAccount(db, accountNumber), name, since),
    }),
  };
}

/** Most distinct items of one shopper's orders; more than anybody has. */
const EVERYTHING_ORDERED = 20_000;

function findingParts({ ground, shelves, finding, presenters }: PartsFacts): Part[] {
  const { db, clock, hosts, limits, mailer } = ground;
  const facts = { ...shelves, ...finding, db, limits, presenters };
  const own = {
    printersOf: (ownerId: string) => printersOf(db, ownerId),
    lastOrdered: (ownerId: string, itemIds: readonly string[]) => lastOrderedOf(db, ownerId, itemIds),
    orderedItems: (ownerId: string) => orderedItemsOf(db, ownerId, EVERYTHING_ORDERED),
    sponsored: finding.sponsorships.in,
  };
  const find = makeFindResults(facts);
  const searched = async (query: string, asTyped: boolean, visit: Visit, view: CatalogView) =>
    searchSource(query, await find(query, visit, view, asTyped), finding.engine);
  const items = (itemIds: readonly string[], visit: Visit, inputs: Readonly<Record<string, unknown>> = {}) =>
    tileItems(itemIds, visit, { ...facts, ...own, ...presenters }, wantedOf({ inputs }));
  return [
    searchPart({ ...facts, ...own, find, listed: (visit) => listedItems(db, visit), log: finding.searchLog }),
    listingPart({ ...facts, ...own, searched }),
    tilesPart({ ...facts, ...own }),
    productPagePart(facts),
    homePart(facts),
    comparePart(facts),
    printersPart({ ...facts, orderedItems: (ownerId) => orderedItemsOf(db, ownerId) }),
    recommendationsPart({ ...facts, orderedAt: (ownerId) => orderedAtOf(db, ownerId), tileItems: items }),
    reviewsPart({ ...facts, ...own, shown: finding.shownReviews }),
    questionsPart({ ...facts, clock, hosts, mailer }),
  ];
}

function around({ ground, registry, shelves, presenters }: PartsFacts): Part[] {
  const { config, db, clock, hosts, limits, mailer, log } = ground;
  return [
    contactPart({ db, clock, hosts, limits, mailer, toggles: shelves.toggles }),
    clientLogPart({ limits, log }),
    contentPart({ catalog: shelves.catalog, ...presenters, hosts }),
    apiDocsPart(registry),
    merchantFeedsPart({ config, db, hosts }),
  ];
}

const cardNumberIn = (typed: Parameters<typeof holdsCardNumber>[0], visit: Visit) =>
  holdsCardNumber(typed) ? refuseCardNumber(visit) : null;

/** Return address of the bank's challenge for an order. */
const returnTo =
  ({ origins }: Hosts) =>
  (visit: Visit, orderNumber: string): string =>
    origins[visit.site.tenant] + makePaths(visit.locale).challenge(orderNumber);

function geocoderOf({ geocoderUrl, geocoderHosts }: Config, clock: Clock): Geocoder {
  if (geocoderUrl === undefined) return offlineGeocoder;
  return httpGeocoder({ url: geocoderUrl, allowedHosts: geocoderHosts, now: () => clock.now().getTime() });
}

function mapOf({ mapTiles, mapCredit }: Config): MapTiles | null {
  return mapTiles === undefined ? null : { tiles: mapTiles, credit: mapCredit ?? '' };
}

// Builds the shop from its configuration by registering each capability.
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { pageAccess, signInAddress } from '#people/access/rules';
import { accountsContract } from '#people/accounts/contract';
import { makeAccountMail, makeAccounts, makeGuessedMail, type AccountsFacts } from '#people/accounts/server';
import { apiDocsContract } from '#around/api-docs/contract';
import { apiDocsHandlers } from '#around/api-docs/server';
import { ownCaptcha } from '#people/captcha/server';
import { cartContract } from '#buying/cart/contract';
import { cartHandlers, makeCarts } from '#buying/cart/server';
import { makeCatalog, serveProductDocuments } from '#goods/catalog/server';
import { spentSince } from '#buying/orders/server';
import { makePictureRasters, makeRasterWork, servePhotos, servePictures } from '#goods/pictures/server';
import { clientLogContract } from '#around/client-log/contract';
import { clientLogHandlers } from '#around/client-log/server';
import { artworkContract } from '#goods/artwork/contract';
import { artworkHandlers, makeArtworks, serveArtwork, type Artworks } from '#goods/artwork/server';
import { contactContract } from '#around/contact/contract';
import { adoptChatAtSignIn, contactHandlers, makeChatMail } from '#around/contact/server';
import { serveCrawlerFiles } from '#around/content/server';
import { serveMerchantFeeds } from '#staff/merchant-feeds/server';
import { listsContract } from '#buying/lists/contract';
import { listsHandlers } from '#buying/lists/server';
import { serveAssets } from '#platform/assets';
import { admitRequests } from '#platform/admission';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { makeRegistry, serve, type Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import { makeDrain } from '#platform/drain';
import { makeHosts } from '#platform/hosts';
import { makeKeptParts } from '#platform/kept-parts';
import { makeLimits, type Limits } from '#platform/limits';
import { makeListen, type Listen } from '#platform/listen';
import { hasMailbox, makeMailer } from '#platform/mail';
import { serveMailbox } from '#platform/mailbox';
import { mayCount } from '#platform/may-count';
import { observe } from '#platform/observability';
import { makePageCache, type PageCache } from '#platform/page-cache';
import { servePages, type PagesFacts } from '#platform/pages';
import { makeRowsLeftOut } from '#platform/rows-left-out';
import { sendTrials } from '#platform/trial-requests';
import type { Visit } from '#platform/visit';
import { mayWatch } from '#platform/watchers';
import { makeShopServer, type ShopServerFacts } from '#platform/shop-server';
import { couponCode } from '#goods/promotions/rules';
import { adoptPrintersAtSignIn } from '#finding/printers/server';
import { makeAnswerMail } from '#finding/questions/server';
import { quickOrderContract } from '#buying/quick-order/contract';
import { quickOrderHandlers, serveSampleFile } from '#buying/quick-order/server';
import { rewardsContract } from '#buying/rewards/contract';
import { rewardsHandlers } from '#buying/rewards/server';
import { savedForLaterContract } from '#buying/saved-for-later/contract';
import { mergeSavedAtSignIn, saveAside, savedHandlers, savedIdsOf } from '#buying/saved-for-later/server';
import { sessionsContract } from '#people/sessions/contract';
import {
  hashOf,
  keepPreferredStore,
  makeSessionStore,
  makeSignInGate,
  makeSigning,
  sessionHandlers,
  shopperReader,
  type OnSignIn,
  type SessionStore,
} from '#people/sessions/server';
import { platformSay } from '#platform/platform-say';
import { makeSearchItems, trialAddresses } from '#finding/search/server';
import { storesContract, type MapTiles } from '#goods/stores/contract';
import { storeHandlers } from '#goods/stores/server';
import { addFinding, makePresenters, openFinding } from './finding.ts';
import { togglesContract } from '#people/toggles/contract';
import { toggleHandlers, type Toggles } from '#people/toggles/server';
import { makeOrdering } from './ordering.ts';
import { awayOrigins, linkOf, type PaymentLink, offersPaypal } from './paying.ts';
import { drawnProducts, openShelves, pictureSource, type Shelves } from './shelves.ts';

export interface AppFacts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  /** How the payment company is reached; absent, as the configuration says. */
  readonly payment?: PaymentLink;
  /** Absent in tests of the API alone. */
  readonly pages?: PageBuild;
  readonly development?: boolean;
  /** Lets everybody in at once, however many they are: for tests. */
  readonly crowds?: boolean;
}

/** The page build; finished ones come with the directory of their browser files, in development Vite serves those. */
export interface PageBuild {
  readonly build: () => Promise<ServerBuild>;
  readonly assets?: string;
  readonly dispatch?: (shop: RequestListener) => RequestListener;
}

export interface App {
  /** The shop's two hosts. */
  readonly shop: FastifyInstance;
  readonly registry: Registry;
  readonly cache: PageCache;
  readonly listen: Listen;
  /** Searches as shoppers do: none of them shall wait for code that never ran. */
  warmUp(): Promise<void>;
  /** Says from now on that it is not ready; it answers all the same. */
  drain(): void;
  /** Ends what is in flight and what the shop started, in order. */
  close(): Promise<void>;
}

export async function buildApp(facts: AppFacts): Promise<App> {
  const { config, db, clock, payment = linkOf(config), pages, development = false } = facts;
  const hosts = makeHosts(config);
  const cache = makePageCache();
  const registry = makeRegistry();
  const limits = makeLimits(db, clock);
  // Made before the server that it reports to: nothing is read before the server is there.
  const leftOut = makeRowsLeftOut({ error: (facts, message) => shop.log.error(facts, message) });
  const readShopper = shopperReader(leftOut.of('permission'));
  const sessions = makeSessionStore(db, clock, readShopper);
  const visits = { sessions: { ...sessions, hashOf }, words: platformSay, dispatch: pages?.dispatch };
  const { shop, admission, drain, listen } = openServer({ config, clock, hosts, ...visits }, facts.crowds === true);
  const catalog = await makeCatalog({ db, leftOut });
  // The longest work of a start, most of it in other threads: it goes on beside all that follows.
  const opening = openFinding({ db, clock, cache, catalog, leftOut, log: shop.log });
  opening.catch(() => undefined); // said below
  const shelves = await openShelves(config, { db, clock, cache, catalog, leftOut });
  const presenters = makePresenters(shelves, cache.clear);
  const carts = makeCarts({ db, readShopper, ...shelves, offersPaypal: offersPaypal(config) });
  const rasters = makePictureRasters(join(config.dataDir, 'picture-rasters'));
  const rasterWork = makeRasterWork(rasters, () => drawnProducts(shelves));
  const mailer = makeMailer(config, db, clock);
  const mails = { db, clock, hosts, mailer };
  const queues = [rasterWork.queue, makeAccountMail(mails), makeAnswerMail({ ...mails, catalog }), makeChatMail(mails)];
  const seller = { config, db, clock, hosts, registry, limits, payment, aside: admission.aside, log: shop.log };
  const [ordering, finding] = await Promise.all([makeOrdering({ ...shelves, ...seller, queues, mailer, carts }), opening]);
  const onSignIn = adoptAtSignIn(carts, ordering.adoptAtSignIn);
  registry.add(
    storesContract,
    storeHandlers({ ...shelves, map: mapOf(config), keepPreferredStore: keepPreferredStore(db), log: shop.log }),
  );
  addFinding(registry, { ...shelves, ...finding, db, limits, presenters });
  const isCoupon = (code: string): boolean => shelves.coupons.get(couponCode(code)) !== undefined;
  const added = (itemIds: readonly string[], beside: Iterable<string>, visit: Visit): void => {
    if (mayCount(visit)) finding.views.added(itemIds, beside, visit.now);
  };
  registry.add(
    cartContract,
    cartHandlers(carts, { limits, savedIds: savedIdsOf(db), isCoupon, added, ...addArtwork(registry, db, limits), ...ordering }),
  );
  registry.add(
    savedForLaterContract,
    savedHandlers({ carts, db, alsoBought: (itemId, most) => finding.recommender.beside([itemId], most) }),
  );
  registry.add(listsContract, listsHandlers({ db, carts }));
  registry.add(quickOrderContract, quickOrderHandlers({ ...shelves, carts, searchItems: makeSearchItems(finding.engine) }));
  addAccounts(registry, { config, db, clock, hosts, limits, sessions, jobs: ordering.jobs, toggles: shelves.toggles, onSignIn });
  addContact(registry, shop, { db, limits, toggles: shelves.toggles });
  registry.add(rewardsContract, rewardsHandlers({ db, coupons: shelves.coupons, spentSince }));
  registry.add(apiDocsContract, apiDocsHandlers(registry));

  if (hasMailbox(config)) serveMailbox(shop, db);
  observe(shop, { db, cache, leftOut, followFailures: ordering.followFailures, drain, admission, mayWatch: mayWatch(config) });
  serve(shop, registry);
  ordering.serveFiles(shop);
  serveCrawlerFiles(shop, { catalog: shelves.catalog, ...presenters, hosts });
  serveMerchantFeeds(shop, { config, db, hosts });
  serveLooks(shop, db, shelves, rasters);
  if (pages !== undefined) await addPages(shop, pages, { config, registry, hosts, cache, development });
  await shop.ready();
  const close = async (): Promise<void> => {
    rasterWork.stop();
    await drain.end();
    for (const part of [ordering, finding, shelves]) await part.close();
  };
  const warmUp = (): Promise<void> => sendTrials(shop, config.consumerHost, trials(catalog), WARM_UP_MS);
  return { shop, registry, cache, listen, drain: drain.begin, close, warmUp };
}

/** What a guest had becomes the account's. */
function adoptAtSignIn(carts: ReturnType<typeof makeCarts>, adoptOrders: OnSignIn): OnSignIn {
  return async (tx, change) => {
    await carts.mergeAtSignIn(tx, change, saveAside);
    await mergeSavedAtSignIn(tx, change);
    await adoptPrintersAtSignIn(tx, change);
    await adoptChatAtSignIn(tx, change);
    await adoptOrders(tx, change);
  };
}

/** Which printers there are is read out of all titles once: nobody's first page waits for that. */
const trials = (catalog: Parameters<typeof trialAddresses>[0]): readonly string[] => ['/api/printers', ...trialAddresses(catalog)];

/** For tests of races, which come in crowds. */
const EVERYBODY = { most: Infinity, start: Infinity, least: Infinity, patienceMs: Infinity };

/** The server, how much it takes at once, and how it goes. */
function openServer(server: ShopServerFacts, crowds: boolean) {
  const shop = makeShopServer(server);
  const admission = admitRequests(shop, {
    ...(crowds ? EVERYBODY : { most: server.config.requestsAtOnce }),
    words: ({ visit }) => platformSay('UNAVAILABLE', visit.locale),
  });
  return { shop, admission, drain: makeDrain(shop, admission), listen: makeListen(shop) };
}

/** A start takes no longer than this for it. */
const WARM_UP_MS = 2_000;

type AccountFacts = Omit<AccountsFacts, 'signing'> & {
  readonly sessions: SessionStore;
  readonly toggles: Toggles;
  readonly onSignIn: OnSignIn;
};

/** Signing in and out, opening an account and keeping it. */
function addAccounts(registry: Registry, { sessions, toggles, onSignIn, ...facts }: AccountFacts): void {
  const { config, db, hosts, limits, jobs } = facts;
  const guessed = makeGuessedMail({ db, limits, jobs });
  const gate = makeSignInGate({ db, limits, captcha: ownCaptcha, triesPerAddress: config.triesPerAddress, guessed });
  const signing = makeSigning({ db, sessions, gate, onSignIn });
  registry.add(sessionsContract, sessionHandlers(signing, hosts, toggles));
  registry.add(accountsContract, makeAccounts({ ...facts, signing }));
}

/** Shoppers' own pictures for goods made to order; tells which are here. */
function addArtwork(registry: Registry, db: Db, limits: Limits): { readonly knownArtwork: Artworks['known'] } {
  const artworks = makeArtworks(db);
  registry.add(artworkContract, artworkHandlers(artworks, limits));
  return { knownArtwork: artworks.known };
}

interface ContactFacts {
  readonly db: Db;
  readonly limits: Limits;
  readonly toggles: Toggles;
}

/** How shoppers write to the shop, under its switches; and what pages report, which goes into the shop's own log. */
function addContact(registry: Registry, shop: FastifyInstance, { db, limits, toggles }: ContactFacts): void {
  registry.add(togglesContract, toggleHandlers(toggles));
  registry.add(contactContract, contactHandlers({ db, limits, toggles }));
  const write = (report: object): void => shop.log.warn({ client: report }, 'a page reported');
  registry.add(clientLogContract, clientLogHandlers({ limits, write, tooMany: (locale) => platformSay('TOO_MANY_REQUESTS', locale) }));
}

/** Photographs that were imported, and what the shop draws and writes itself. */
function serveLooks(
  shop: FastifyInstance,
  db: Db,
  { pictures, catalog, contracts }: Pick<Shelves, 'pictures' | 'catalog' | 'contracts'>,
  rasters: Parameters<typeof servePictures>[2],
): void {
  serveSampleFile(shop);
  servePhotos(shop, db);
  serveArtwork(shop, db);
  serveProductDocuments(shop, { db, catalog, contracts });
  servePictures(shop, pictures, rasters, pictureSource(catalog));
}

const mapOf = ({ mapTiles: tiles, mapCredit: credit = '' }: Config): MapTiles | null => (tiles === undefined ? null : { tiles, credit });

/** The pages themselves, and with a finished build the files of the browser. */
async function addPages(
  shop: FastifyInstance,
  { build, assets }: PageBuild,
  facts: Pick<PagesFacts, 'registry' | 'hosts' | 'cache' | 'development'> & { readonly config: Config },
): Promise<void> {
  const { config, ...rest } = facts;
  if (assets !== undefined) await serveAssets(shop, assets);
  const pages: PagesFacts = {
    ...rest,
    words: platformSay,
    access: { accessOf: pageAccess, signInAddress },
    build,
    parts: makeKeptParts(),
    gallery: facts.development || config.gallery,
    payOrigin: facts.hosts.origins.pay,
    awayOrigins: awayOrigins(config),
    tileOrigin: config.mapTiles === undefined ? undefined : new URL(config.mapTiles).origin,
    parents: config.parentOrigins,
    miniCartWaitMs: config.miniCartWaitMs,
  };
  await shop.register(async (scope) => servePages(scope, pages));
}

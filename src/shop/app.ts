// Builds the shop from its configuration: opens what its parts share, puts them together, serves them.
import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { makeCarts } from '#buying/cart/server';
import { trialAddresses } from '#finding/search/server';
import { makeCatalog } from '#goods/catalog/server';
import { pageAccess, signInAddress } from '#people/access/rules';
import { hashOf, makeSessionStore, shopperReader } from '#people/sessions/server';
import { admitRequests } from '#platform/admission';
import { serveAssets } from '#platform/assets';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { makeRegistry, serve, type Registry } from '#platform/contract';
import { atBatchPace, type Db } from '#platform/db';
import { makeDrain } from '#platform/drain';
import { makeHosts } from '#platform/hosts';
import { makeJobs, type QueueFacts } from '#platform/jobs';
import { FORGET_ANSWERS } from '#platform/idempotency-queries';
import { makePagePartCache } from '#platform/page-parts';
import { FORGET_TRIES } from '#platform/limit-queries';
import { makeLimits } from '#platform/limits';
import { makeListen, type Listen } from '#platform/listen';
import { hasMailbox, makeMailer } from '#platform/mail';
import { serveMailbox } from '#platform/mailbox';
import { observe } from '#platform/observability';
import { makePageCache, type PageCache } from '#platform/page-cache';
import { servePages, type PagesFacts } from '#platform/pages';
import type { Part } from '#platform/part';
import { platformSay } from '#platform/platform-say';
import { makeRowsLeftOut } from '#platform/rows-left-out';
import { makeShopServer, type ShopServerFacts } from '#platform/shop-server';
import { sendWarmUps } from '#platform/warm-up-requests';
import { daysBefore } from '#platform/upkeep';
import { mayWatch } from '#platform/watchers';
import { makeBuying } from './buying.ts';
import { makePresenters, openFinding } from './finding.ts';
import { partsOfShop } from './parts.ts';
import { awayOrigins, linkOf, type PaymentLink, offersPaypal } from './paying.ts';
import { openShelves } from './shelves.ts';

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
  /** Whether any request waits for the payment company. */
  isAnyAside(): boolean;
  /** Ends what is in flight and what the shop started, in order. */
  close(): Promise<void>;
}

export async function buildApp(facts: AppFacts): Promise<App> {
  const { config, db, clock, payment = linkOf(config), pages, development = false } = facts;
  const hosts = makeHosts(config);
  const cache = makePageCache();
  const registry = makeRegistry();
  // Made before the server that it reports to: nothing is read before the server is there.
  const leftOut = makeRowsLeftOut({ error: (facts, message) => shop.log.error(facts, message) });
  const readShopper = shopperReader(leftOut.of('permission'));
  const sessions = makeSessionStore(db, clock, readShopper);
  const visits = { sessions: { ...sessions, hashOf }, words: platformSay, dispatch: pages?.dispatch };
  const { shop, admission, drain, listen } = openServer({ config, clock, hosts, ...visits }, facts.crowds === true);
  const { log } = shop;
  const jobs = makeJobs(db, (error) => log.error({ err: error }, 'job queue'));
  const ground = { config, db, clock, hosts, jobs, log, limits: makeLimits(db, clock), mailer: makeMailer(config, db, clock) };

  const catalog = await makeCatalog({ db, leftOut });
  // The longest work of a start, most of it in other threads: it goes on beside all that follows.
  const opening = openFinding({ db, clock, cache, catalog, leftOut, log });
  opening.catch(() => undefined); // said below
  const shelves = await openShelves(config, { db, clock, cache, catalog, leftOut });
  const presenters = makePresenters(shelves, cache.clear);
  const carts = makeCarts({ db, readShopper, ...shelves, offersPaypal: offersPaypal(config) });
  const buying = makeBuying({ ...ground, ...shelves, payment, aside: admission.aside });
  const finding = await opening;
  const parts = partsOfShop({ ground, registry, sessions, shelves, carts, buying, finding, presenters });

  for (const queue of [housekeeping(parts, db, clock), ...parts.flatMap((part) => part.jobs ?? [])]) jobs.queue(queue);
  await jobs.start();
  for (const part of parts) await part.start?.();

  for (const add of parts.flatMap((part) => part.calls ?? [])) add(registry);
  if (hasMailbox(config)) serveMailbox(shop, db);
  observe(shop, { db, cache, leftOut, followFailures: buying.followFailures, drain, admission, mayWatch: mayWatch(config) });
  serve(shop, registry);
  for (const part of parts) part.serve?.(shop);
  if (pages !== undefined) await addPages(shop, pages, { config, registry, hosts, cache, development });
  await shop.ready();
  const close = async (): Promise<void> => {
    await drain.end();
    const downward = parts.toReversed();
    for (const part of downward) await part.stop?.();
    await jobs.stop();
    for (const part of downward) await part.close?.();
  };
  const warmUp = (): Promise<void> => sendWarmUps(shop, config.consumerHost, trials(catalog), WARM_UP_MS);
  return { shop, registry, cache, listen, drain: drain.begin, isAnyAside: () => admission.load.aside > 0, close, warmUp };
}

const HOURLY = '17 * * * *';

/** Forgets what has served its time, one part after the other. */
function housekeeping(parts: readonly Part[], db: Db, clock: Clock): QueueFacts<never> {
  return {
    name: 'housekeeping',
    every: HOURLY,
    async handle() {
      const [batch, now] = [atBatchPace(db), clock.now()];
      for (const part of parts) await part.upkeep?.(batch, now);
      await batch.run(FORGET_TRIES, [now]);
      await batch.run(FORGET_ANSWERS, [daysBefore(now, 1)]);
    },
  };
}

/** Which printers there are is read out of all titles once: nobody's first page waits for that. */
const trials = (catalog: Parameters<typeof trialAddresses>[0]): readonly string[] => ['/api/printers', ...trialAddresses(catalog)];

/** A start takes no longer than this for it. */
const WARM_UP_MS = 2_000;

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
    parts: makePagePartCache(),
    gallery: facts.development || config.gallery,
    payOrigin: facts.hosts.origins.pay,
    awayOrigins: awayOrigins(config),
    tileOrigin: config.mapTiles === undefined ? undefined : new URL(config.mapTiles).origin,
    parents: config.parentOrigins,
    miniCartWaitMs: config.miniCartWaitMs,
  };
  await shop.register(async (scope) => servePages(scope, pages));
}

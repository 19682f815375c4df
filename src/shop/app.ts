// Builds the shop from its configuration: opens shared resources, assembles the parts, and serves them.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { makeCarts } from '#buying/cart/server';
import { trialAddresses } from '#finding/search/server';
import { makeCatalog } from '#goods/catalog/server';
import { makeFraming, makePunchoutReader, refusePunchout } from '#buying/punchout/server';
import { makeConnections } from '#people/procurement/server';
import { makeActingGate, makeActingReader } from '#people/representatives/server';
import { hashOf, makeSessionStore, shopperReader } from '#people/sessions/server';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { makeRegistry, type Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import { makeHosts } from '#platform/hosts';
import { makeJobs, type QueueFacts } from '#platform/jobs';
import type { Kept } from '#platform/kept';
import { makeLimits } from '#platform/limits';
import type { Listen } from '#platform/listen';
import { hasMailbox, makeMailer } from '#platform/mail';
import { serveMailbox } from '#platform/mailbox';
import { observe } from '#platform/observability';
import { makePageCache, type PageCache } from '#platform/page-cache';
import { platformSay } from '#platform/platform-say';
import { makeRowsLeftOut } from '#platform/rows-left-out';
import { makeSeal } from '#platform/sealed';
import { serve } from '#platform/serve';
import { sendWarmUps } from '#platform/warm-up-requests';
import { mayWatch } from '#platform/watchers';
import { makeBuying } from './buying.ts';
import { makePresenters, openFinding } from './finding.ts';
import { closeParts, runQueue } from './run-parts.ts';
import { partsOfShop } from './parts.ts';
import { linkOf, type PaymentLink, offersPaypal } from './paying.ts';
import { openGoods } from './goods.ts';
import { openServer } from './open-server.ts';
import { housekeeping, keptBy } from './housekeeping.ts';
import { addPages, type PageBuild } from './add-pages.ts';

export type { PageBuild } from './add-pages.ts';

export interface AppFacts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  /** Connection to the payment provider; default: from the configuration. */
  readonly payment?: PaymentLink;
  /** Absent in tests of the API alone. */
  readonly pages?: PageBuild;
  readonly development?: boolean;
  /** Disables admission control: for tests. */
  readonly crowds?: boolean;
}

export interface App {
  /** The shop's two hosts. */
  readonly shop: FastifyInstance;
  readonly registry: Registry;
  readonly cache: PageCache;
  readonly listen: Listen;
  /** Runs typical searches, so that the first shoppers do not wait for uncompiled code. */
  warmUp(): Promise<void>;
  /** Runs a scheduled job at once: for tests and measurements, whose clock is moved. */
  runJob(name: string): Promise<void>;
  /** Reports "not ready" from now on, but still serves requests. */
  drain(): void;
  /** Whether any request waits for the payment company. */
  isAwaitingService(): boolean;
  /** Finishes requests in flight and stops everything in order. */
  close(): Promise<void>;
  /** What it keeps for a time only (USR-12). */
  readonly kept: readonly Kept[];
}

export async function buildApp(facts: AppFacts): Promise<App> {
  const { config, db, clock, payment = linkOf(config), pages, development = false } = facts;
  const hosts = makeHosts(config);
  const cache = makePageCache();
  const registry = makeRegistry(makeActingGate(db), refusePunchout);
  // Created before the server, to which it reports later: no rows are read before the server exists.
  const leftOut = makeRowsLeftOut({ error: (facts, message) => shop.log.error(facts, message) });
  const readShopper = shopperReader(leftOut.of('permission'));
  const sessions = makeSessionStore(db, clock, readShopper);
  const seal = makeSeal(config.secretsKey ?? randomBytes(32));
  const punchouts = { db, clock, connections: makeConnections(seal), origin: hosts.origins.business };
  const owners = { acting: makeActingReader(db, clock), punchout: makePunchoutReader(punchouts) };
  const visits = { sessions: { ...sessions, hashOf, ...owners }, words: platformSay, dispatch: pages?.dispatch };
  const { shop, admission, drain, listen } = openServer({ config, clock, hosts, ...visits }, facts.crowds === true);
  const { log } = shop;
  const jobs = makeJobs(db, (error) => log.error({ err: error }, 'job queue'));
  const ground = { config, db, clock, hosts, jobs, log, limits: makeLimits(db, clock), mailer: makeMailer(config, db, clock) };

  const catalog = await makeCatalog({ db, clock, leftOut });
  // The slowest part of the start, mostly in other threads: it runs in parallel with the rest.
  const opening = openFinding({ db, clock, cache, catalog, leftOut, log });
  opening.catch(() => undefined); // reported below
  const goods = await openGoods(config, { db, clock, cache, catalog, leftOut });
  const presenters = makePresenters(goods, cache.clear);
  const carts = makeCarts({ db, readShopper, ...goods, offersPaypal: offersPaypal(config) });
  const buying = makeBuying({ ...ground, ...goods, payment, awaitService: admission.awaitService });
  const finding = await opening;
  shop.addHook('onRequest', (_request, _reply, next) => {
    catalog.turn();
    finding.content.turn();
    next();
  });
  const parts = partsOfShop({ ground, seal, registry, sessions, readShopper, goods, carts, buying, finding, presenters });

  const kept = keptBy(parts);
  const queues: readonly QueueFacts<never>[] = [housekeeping(kept, db, clock), ...parts.flatMap((part) => part.jobs ?? [])];
  for (const queue of queues) jobs.queue(queue);
  await jobs.start();
  for (const part of parts) await part.start?.();

  for (const add of parts.flatMap((part) => part.calls ?? [])) add(registry);
  if (hasMailbox(config)) serveMailbox(shop, db, Object.values(hosts.origins));
  observe(shop, { db, cache, leftOut, followFailures: buying.followFailures, drain, admission, mayWatch: mayWatch(config) });
  serve(shop, registry);
  for (const part of parts) part.serve?.(shop);
  if (pages !== undefined) await addPages(shop, pages, { config, registry, hosts, cache, development, framing: makeFraming(punchouts) });
  await shop.ready();
  const warmUp = (): Promise<void> => sendWarmUps(shop, config.consumerHost, trials(catalog), WARM_UP_MS);
  const runJob = (name: string): Promise<void> => runQueue(queues, name);
  const close = (): Promise<void> => closeParts(parts, drain, jobs);
  const isAwaitingService = (): boolean => admission.load.awaitingService > 0;
  return { shop, registry, cache, listen, drain: drain.begin, isAwaitingService, close, warmUp, runJob, kept };
}

/** Includes the printers, because their first page extracts all models from titles. */
const trials = (catalog: Parameters<typeof trialAddresses>[0]): readonly string[] => ['/api/printers', ...trialAddresses(catalog)];

/** Longest warm-up. */
const WARM_UP_MS = 2_000;

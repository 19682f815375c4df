// Builds the shop from its configuration by registering each capability.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { ServerBuild } from 'react-router';
import { serveAssets } from '#platform/assets';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { makeRegistry, serve, type Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import { makeHosts, placeOf } from '#platform/hosts';
import { loggerOptions } from '#platform/log';
import { makePageCache, type PageCache } from '#platform/page-cache';
import { servePages } from '#platform/pages';
import { answerErrors } from '#platform/refusals';
import { guardWrites } from '#platform/security';
import { makeVisit, type Visit } from '#platform/visit';
import { hashOf, makeSessionStore } from '#sessions/server';
import { platformSay } from '#site/server';

export interface AppFacts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  /** The page build and the directory of its browser files; absent in tests of the API alone. */
  readonly pages?: { readonly build: () => Promise<ServerBuild>; readonly assets: string };
  readonly development?: boolean;
}

export interface App {
  /** The shop's two hosts. */
  readonly shop: FastifyInstance;
  readonly registry: Registry;
  readonly cache: PageCache;
  /** Ends what the shop started, in order. */
  close(): Promise<void>;
}

export async function buildApp({ config, db, clock, pages, development = false }: AppFacts): Promise<App> {
  const hosts = makeHosts(config);
  const cache = makePageCache();
  const registry = makeRegistry();
  const sessions = { ...makeSessionStore(db, clock), hashOf };

  const shop = fastify({
    logger: loggerOptions(config),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200, constraints: { override: overrideConstraint } },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
    rewriteUrl: (request) => {
      const raw = request.url ?? '/';
      const { url } = placeOf('consumer', raw);
      Object.assign(request, { originalUrl: raw });
      return url;
    },
    serverFactory: (handle) => createServer((request: IncomingMessage, response: ServerResponse) => handle(request, response)),
  });
  shop.decorateRequest('visit', {
    getter() {
      const made = this as typeof this & { madeVisit?: Visit };
      const tenant = hosts.tenantOf(this.headers.host);
      const raw = (this.raw as IncomingMessage & { originalUrl?: string }).originalUrl ?? '/';
      made.madeVisit ??= makeVisit(this, { ...placeOf(tenant === 'business' ? 'business' : 'consumer', raw), sessions, now: clock.now() });
      return made.madeVisit;
    },
  });
  answerErrors(shop, platformSay);
  guardWrites(shop, hosts, (request) => platformSay('FORBIDDEN', request.visit.locale));

  serve(shop, registry);
  if (pages !== undefined) {
    await serveAssets(shop, pages.assets);
    await shop.register(async (scope) => servePages(scope, { build: pages.build, registry, hosts, cache, development, payOrigin: hosts.origins.pay }));
  }
  await shop.ready();
  return { shop, registry, cache, close: () => shop.close() };
}

/** `x-http-method-override` is read on POST only, from the header only, and matches only routes that name it (CART-8, trust 15). */
type OverrideStrategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string];
type RouteHandler = NonNullable<ReturnType<ReturnType<OverrideStrategy['storage']>['get']>>;

const overrideConstraint: OverrideStrategy = {
  name: 'override',
  mustMatchWhenDerived: true,
  storage: () => {
    const routes = new Map<string, RouteHandler>();
    return { get: (key: string) => routes.get(key) ?? null, set: (key: string, value: RouteHandler) => void routes.set(key, value) };
  },
  deriveConstraint: (request) => {
    // Typed as string; undefined is find-my-way's word for "no constraint on this request".
    const value = request.headers['x-http-method-override'];
    return (request.method === 'POST' && typeof value === 'string' ? value.toUpperCase() : undefined) as string;
  },
  validate: (value: unknown) => typeof value === 'string',
};

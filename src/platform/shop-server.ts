// The Fastify instance of the shop's two hosts: address rewriting, visits, overrides, errors, guarded writes.
import type { IncomingMessage, RequestListener } from 'node:http';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { rememberRequests } from './faults.ts';
import { originForm, placeOf, rawUrlOf, type Hosts } from './hosts.ts';
import { serverOptions } from './http-server.ts';
import { readJsonBodies } from './json-body.ts';
import { lateSchemas } from './late-schemas.ts';
import { loggerOptions } from './log.ts';
import { transportHeaders } from './protective-headers.ts';
import { answerErrors, badRequest, sendRefusal, type PlatformWords } from './refusals.ts';
import { guardHosts, guardWrites, refuseSecondHost } from './security.ts';
import { limitSlowClients } from './slow-clients.ts';
import { isWarmUp } from './warm-up-requests.ts';
import { makeVisit, type Visit } from './visit.ts';
import type { Sessions } from './visit-sessions.ts';
import { registeredForm } from './path-forms.ts';
import { readablePath, refuseUnstorableText } from './refuse-unstorable-text.ts';
import { requireAccess } from './route-access.ts';

export interface ShopServerFacts {
  readonly config: Config;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly sessions: Sessions;
  readonly words: PlatformWords;
  /** Wraps the listener: other applications on the same port are selected by host before the shop sees a request. */
  readonly dispatch?: ((shop: RequestListener) => RequestListener) | undefined;
}

export function makeShopServer({ config, clock, hosts, sessions, words, dispatch }: ShopServerFacts): FastifyInstance {
  const shop = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: isWarmUp }),
    ...serverOptions({
      trustProxy: config.trustProxy,
      connections: { atOnce: config.connectionsAtOnce, perNetwork: config.connectionsPerAddress },
      ...(dispatch === undefined ? {} : { wrap: dispatch }),
    }),
    bodyLimit: 1024 * 1024,
    // Requests on open connections are still served while the shop stops: any of them may be an order.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, constraints: { override: overrideConstraint } },
    schemaController: lateSchemas(),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false, allowUnionTypes: true } },
    rewriteUrl: (request) => {
      const raw = originForm(request);
      Object.assign(request, { originalUrl: raw });
      return readablePath(request, registeredForm(placeOf('consumer', raw).url));
    },
  });
  rememberRequests(shop);
  shop.decorateRequest('visit', {
    getter() {
      const holder = this as typeof this & { madeVisit?: Visit };
      const tenant = hosts.tenantOf(this.headers.host) === 'business' ? 'business' : 'consumer';
      holder.madeVisit ??= makeVisit(this, {
        ...placeOf(tenant, rawUrlOf(this.raw as IncomingMessage & { originalUrl?: string })),
        sessions,
        now: clock.now(),
      });
      return holder.madeVisit;
    },
  });
  requireAccess(shop);
  limitSlowClients(shop);
  const transport = Object.entries(transportHeaders(config.scheme));
  shop.addHook('onRequest', (_request, reply, next) => {
    for (const [name, value] of transport) reply.header(name, value);
    next();
  });
  readJsonBodies(shop);
  answerErrors(shop, words);
  refuseUnstorableText(shop, ({ visit }, reply, field) => sendRefusal(reply, badRequest(words, visit.locale, field)));
  refuseSecondHost(shop, ({ visit }, reply) => sendRefusal(reply, badRequest(words, visit.locale)));
  guardHosts(shop, hosts);
  guardWrites(shop, hosts, (request) => words('FORBIDDEN', request.visit.locale));
  return shop;
}

type OverrideStrategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string];
type RouteHandler = NonNullable<ReturnType<ReturnType<OverrideStrategy['storage']>['get']>>;

/** `x-http-method-override` is read on POST only, from the header only, and matches only routes that name it (CART-8, trust 15). */
const overrideConstraint: OverrideStrategy = {
  name: 'override',
  mustMatchWhenDerived: true,
  storage: () => {
    const routes = new Map<string, RouteHandler>();
    return { get: (key: string) => routes.get(key) ?? null, set: (key: string, value: RouteHandler) => void routes.set(key, value) };
  },
  deriveConstraint: (request) => {
    const value = request.headers['x-http-method-override'];
    // The type says string, but find-my-way reads undefined as "no constraint on this request".
    return (request.method === 'POST' && typeof value === 'string' ? value.toUpperCase() : undefined) as string;
  },
  validate: (value: unknown) => typeof value === 'string',
};

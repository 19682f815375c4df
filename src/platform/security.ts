// Checks for every request: the host must be ours, and writes must come from our own pages (trust 15, 18).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rawUrlOf, type Hosts } from './hosts.ts';
import { API_HEADERS } from './protective-headers.ts';
import { sendRefusal } from './refusals.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Monitoring calls these by IP address, not by name. */
const ASKED_BY_ADDRESS = new Set(['/healthz', '/readyz', '/metrics']);

/** Refuses a request with two Host headers: a proxy in front may have read the second (RFC 9112, 3.2). Node returns the first. */
export function refuseSecondHost(app: FastifyInstance, refuse: (request: FastifyRequest, reply: FastifyReply) => unknown): void {
  app.addHook('onRequest', (request, reply, next) => {
    const lines = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (lines.length < 2) return next();
    void refuse(request, reply);
  });
}

/** Answers only requests for the shop's own names (trust 18). */
export function guardHosts(app: FastifyInstance, hosts: Hosts): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { host, 'sec-fetch-mode': mode } = request.headers;
    const tenant = hosts.tenantOf(host);
    // Cookies, forms and the payment frame belong to the site's name, so a person who typed the IP address is redirected to it.
    if (mode === 'navigate' && hosts.isLoopback(host)) return void reply.redirect(hosts.origins.consumer + rawUrlOf(request.raw), 307);
    if (tenant !== undefined || ASKED_BY_ADDRESS.has(request.routeOptions.url ?? '')) return next();
    void reply
      .code(421)
      .headers(API_HEADERS)
      .type('text/plain; charset=utf-8')
      .send(`This shop answers at ${hosts.origins.consumer} and ${hosts.origins.business}\n`);
  });
}

/** Refuses writes that another site's page caused. No token is needed: browsers say where a request comes from. */
export function guardWrites(app: FastifyInstance, hosts: Hosts, forbidden: (request: FastifyRequest) => string): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { changesState, comesFromElsewhere } = request.routeOptions.config;
    const changes = !SAFE.has(request.method) || changesState === true;
    if (!changes || comesFromElsewhere === true || isSameOrigin(request, hosts)) return next();
    void sendRefusal(reply, { refused: true, status: 403, code: 'FORBIDDEN', message: forbidden(request) });
  });
}

function isSameOrigin(request: FastifyRequest, hosts: Hosts): boolean {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const tenant = hosts.tenantOf(request.headers.host);
  if (tenant === undefined) return false;
  if (origin !== undefined && origin !== hosts.origins[tenant]) return false;
  // A person may type the address of a state-changing GET ('none'); another site's form or script may not cause it.
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && SAFE.has(request.method))) return false;
  return true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contractKey?: string;
    changesState?: boolean;
    /** Another site’s page posts here, as an identity provider’s does: the route believes nothing but what is signed. */
    comesFromElsewhere?: boolean;
  }
}

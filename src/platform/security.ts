// What every request must pass and every reply carries: known host, same-site writes, protective headers (trust 15, 17, 18).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hosts } from './hosts.ts';
import { sendRefusal } from './refusals.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const PROTECTIVE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'x-frame-options': 'DENY',
};

/** Refuses writes that another site's page caused: no token is needed, browsers say where a request comes from. */
export function guardWrites(app: FastifyInstance, hosts: Hosts, forbidden: (request: FastifyRequest) => string): void {
  app.addHook('onRequest', (request, reply, next) => {
    const changes = !SAFE.has(request.method) || request.routeOptions.config.changesState === true;
    if (!changes || isSameOrigin(request, hosts)) return next();
    void sendRefusal(reply, { refused: true, status: 403, code: 'FORBIDDEN', message: forbidden(request) });
  });
}

function isSameOrigin(request: FastifyRequest, hosts: Hosts): boolean {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const tenant = hosts.tenantOf(request.headers.host);
  if (tenant === undefined) return false;
  if (origin !== undefined && origin !== hosts.origins[tenant]) return false;
  // A person may type the address of a state-changing GET ('none'); a form or script elsewhere may not cause it.
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && SAFE.has(request.method))) return false;
  return true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contractKey?: string;
    changesState?: boolean;
  }
}

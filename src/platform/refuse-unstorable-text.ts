// Refuses text that the database or UTF-8 cannot hold before any code reads it, and names the field (trust 34): in bodies, queries and path
// parameters of every route, so no schema has to.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorable, unstorablePlace } from '#base/locale/rules';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the route that answers every address with a page, even an unreadable one. */
    isPage?: true;
  }
}

/** The one header that is stored. */
const STORED_HEADER = 'idempotency-key';

/** Names as in validation errors. */
const PARTS = [
  ['params', ({ params }: FastifyRequest) => params],
  ['querystring', ({ query }: FastifyRequest) => query],
  ['body', ({ body }: FastifyRequest) => body],
  ['headers', ({ headers }: FastifyRequest) => ({ [STORED_HEADER]: headers[STORED_HEADER] })],
] as const;

/** `refuse` answers a request whose `field` holds such text: `body.items.0.note`; undefined for the address as a whole. */
export function refuseUnstorableText(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply, field: string | undefined) => unknown,
): void {
  app.addHook('preValidation', (request, reply, next) => {
    if (request.routeOptions.config.isPage === true) return next(); // the page itself answers, in the shop's look
    if (isUnreadable(request.raw)) return void refuse(request, reply, undefined);
    const field = unstorableField(PARTS.map(([name, read]) => [name, read(request)]));
    if (field === undefined) return next();
    void refuse(request, reply, field);
  });
}

/** The first of the named fields that holds such text. */
export function unstorableField(parts: readonly (readonly [name: string, value: unknown])[]): string | undefined {
  for (const [name, value] of parts) {
    const place = Buffer.isBuffer(value) ? undefined : unstorablePlace(value);
    if (place !== undefined) return name + place;
  }
  return undefined;
}

/** Requests whose path cannot be decoded (`/%ff`): routing sees underscores in place of the bad escapes. */
const unreadable = new WeakSet<object>();

export const isUnreadable = (request: object): boolean => unreadable.has(request);

/** The address for routing: undecodable escapes become underscores, and the request is remembered. */
export function readablePath(request: object, url: string): string {
  const { path, rest } = partsOf(url);
  if (isDecodable(path)) return url;
  unreadable.add(request);
  return path.replaceAll('%', '_') + rest;
}

/** Whether a raw address, path and query, can be stored once it is decoded. */
export function isStorableAddress(url: string): boolean {
  if (!/[%\u0080-\u00FF]/.test(url)) return true;
  const { path, rest } = partsOf(url);
  return isDecodable(path) && isStorable(decodeURIComponent(path)) && [...new URLSearchParams(rest)].flat().every(isStorable);
}

function partsOf(url: string): { readonly path: string; readonly rest: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, rest: '' } : { path: url.slice(0, at), rest: url.slice(at) };
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

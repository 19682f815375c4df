// Renders one page. A public page without anything of the shopper goes to the page cache.
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler, ServerBuild } from 'react-router';
import { ACTING_TOKEN } from './cookies.ts';
import { PUNCHOUT_COOKIE, SESSION_COOKIE } from './visit.ts';
import { contentPolicy, hashScripts, type PolicyFacts } from './content-policy.ts';
import { acceptedEncoding, encodeQuickly, isWorthEncoding } from './encoding.ts';
import { rawUrlOf } from './hosts.ts';
import { sendCached, type CachedPage, type PageCache } from './page-cache.ts';
import { makePageContext, type PageContextFacts } from './page-context.ts';
import type { PagePartCache } from './page-parts.ts';
import { makePlaceholders } from './placeholders.ts';
import { PROTECTIVE_HEADERS } from './protective-headers.ts';
import { randomText } from './random.ts';
import { holdsGoods } from './holding.ts';
import { framed, type FramingOf } from './page-framing.ts';
import { readablePath } from './refuse-unstorable-text.ts';
import { AWAY_S } from './refusals.ts';

/** Header with which a page declares itself public: the shop removes the header and caches the page. */
const PUBLIC_PAGE = 'x-public-page';

export interface RenderFacts extends PolicyFacts, PageContextFacts {
  readonly cache: PageCache;
  readonly framing?: FramingOf;
  /** Cache of shared page parts, below the cache of whole pages. */
  readonly parts: PagePartCache;
}

export type RequestHandler = ReturnType<typeof createRequestHandler>;
/** The build, and React Router’s handler for this address in it. */
export type HandlerFor = (path: string) => Promise<{ readonly build: ServerBuild; readonly handle: RequestHandler }>;

/** Whether a representative acts for a shopper, or a purchasing system has sent them: every page bears a banner then, so none is shared. */
export const bearsBanner = ({ headers: { cookie } }: FastifyRequest): boolean =>
  cookie !== undefined && (cookie.includes(`${SESSION_COOKIE}=${ACTING_TOKEN}`) || cookie.includes(`${PUNCHOUT_COOKIE}=`));

/** Site, locale and address come from host and path; audience, copy language and whether goods are held from cookies that hold no secret. */
export function keyOf(request: FastifyRequest): string {
  const { host, cookie } = request.headers;
  const variant =
    cookie === undefined
      ? ''
      : `${cookie.includes('audience=contract') ? 'c' : ''}${cookie.includes('copy=es') ? 's' : ''}${holdsGoods(cookie) ? 'h' : ''}`;
  return `${host} ${variant} ${rawUrlOf(request.raw as IncomingMessage & { originalUrl?: string })}`;
}

function pathOf(request: FastifyRequest): string {
  return rawUrlOf(request.raw as IncomingMessage & { originalUrl?: string }).split('?', 1)[0] ?? '/';
}

export async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  facts: RenderFacts,
  handlerFor: HandlerFor,
): Promise<FastifyReply> {
  const { cache, hosts } = facts;
  const tenant = hosts.tenantOf(request.headers.host);
  if (tenant === undefined) return reply.code(421).type('text/plain').send('Misdirected request');
  const version = cache.version;
  const nonce = randomText(16);
  const { build, handle } = await handlerFor(pathOf(request));
  let drawn: Buffer | undefined;
  const parts = facts.development ? null : facts.parts.forPage();
  const placeholders = makePlaceholders(nonce);
  const context = makePageContext(request, facts, {
    build,
    nonce,
    parts,
    carry: placeholders.carry,
    deliver(rendered) {
      drawn = Buffer.from(rendered.buffer, rendered.byteOffset, rendered.byteLength);
    },
  });
  const response = await handle(webRequest(request, hosts.origins[tenant]), context);
  const html = placeholders.put(drawn ?? Buffer.from(await response.arrayBuffer()));
  const whole = (page: Buffer): Buffer => parts?.assemble(page) ?? page;
  const own = [...response.headers].filter(([name]) => name !== 'set-cookie' && name !== PUBLIC_PAGE);
  const headers: Record<string, string> = { ...PROTECTIVE_HEADERS, ...Object.fromEntries(own) };

  const isPublic =
    response.headers.get(PUBLIC_PAGE) !== null && (response.status === 200 || response.status === 404) && request.method !== 'POST';
  if (isPublic && !request.visit.personal && !bearsBanner(request)) {
    return sendCached(request, reply, keep(request, facts, { version, nonce, status: response.status, headers, html, whole }));
  }
  if (response.status === 503) headers['retry-after'] = String(AWAY_S);
  const body = whole(html);
  const framing = await framed(request, facts.framing, facts);
  Object.assign(headers, framing.headers);
  headers['content-security-policy'] = contentPolicy([`'nonce-${nonce}'`], framing.facts);
  headers['cache-control'] ??= 'no-store';
  reply.code(response.status).headers(headers);
  for (const value of response.headers.getSetCookie()) reply.header('set-cookie', value);
  for (const [name, value] of request.visit.replyHeaders) reply.header(name, value);
  const encoding = isWorthEncoding(headers['content-type'], body.length) ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  return encoding === undefined ? reply.send(body) : reply.header('content-encoding', encoding).send(encodeQuickly(body, encoding));
}

interface DrawnPage {
  /** Version of the catalogue when rendering began. */
  readonly version: number;
  readonly nonce: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** HTML without its cached parts. */
  readonly html: Buffer;
  readonly whole: (html: Buffer) => Buffer;
}

function keep(request: FastifyRequest, facts: RenderFacts, drawn: DrawnPage): CachedPage {
  const { version, nonce, status, headers, whole } = drawn;
  const isHtml = (headers['content-type'] ?? '').startsWith('text/html');
  // Cached parts hold no scripts, so only the rest is searched.
  const { html, hashes } = isHtml ? hashScripts(drawn.html, nonce) : { html: drawn.html, hashes: [] };
  const shared = {
    ...headers,
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    ...(isHtml ? { 'content-security-policy': contentPolicy(hashes, facts) } : {}),
  };
  const page = { status, headers: shared, body: whole(html) };
  // Pages with status 404 are not cached: anybody could fill the cache with invented addresses.
  const isKept = status === 200 && !facts.development;
  return facts.cache.put(keyOf(request), isKept ? version : -1, page, request.visit.stockRead);
}

function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const body = request.method === 'POST' ? (request.body as Buffer | undefined) : undefined;
  // An undecodable path is replaced: React Router would log a warning for each pattern it tries.
  return new Request(origin + readablePath(request.raw, rawUrlOf(request.raw)), {
    method: request.method,
    headers,
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
}

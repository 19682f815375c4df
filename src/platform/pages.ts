// Pages: React Router behind Fastify; public pages come from the page cache.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import { makeBusyPages } from './busy-page.ts';
import { makePlaceholders, type Placeholders } from './placeholders.ts';
import { contentPolicy, hashScripts, type PolicyFacts } from './content-policy.ts';
import type { ContractKey, Registry } from './contract.ts';
import { acceptedEncoding, encodeQuickly, isWorthEncoding } from './encoding.ts';
import { rawUrlOf, type Hosts } from './hosts.ts';
import type { PagePartCache, PagePartsOnServer } from './page-parts.ts';
import { sendCached, type CachedPage, type PageCache } from './page-cache.ts';
import { makePageKinds } from './page-kinds.ts';
import { PROTECTIVE_HEADERS } from './protective-headers.ts';
import { AWAY_S, badRequest, refusalOf, sendRefusal, type PlatformWords } from './refusals.ts';
import { guardPages, type PageAccess } from './page-guard.ts';
import { makeRouteIndex } from './route-index.ts';
import { randomText } from './random.ts';
import type { Visit } from './visit.ts';
import { isStorableAddress, readablePath, unstorableField } from './refuse-unstorable-text.ts';

/** Header with which a page declares itself public: the shop removes the header and caches the page. */
const PUBLIC_PAGE = 'x-public-page';

export interface PagesFacts extends PolicyFacts {
  /** The page build; in development made anew for each request. */
  readonly build: () => Promise<ServerBuild>;
  readonly registry: Registry;
  readonly words: PlatformWords;
  readonly hosts: Hosts;
  readonly access: Omit<PageAccess, 'visitOf'>;
  readonly cache: PageCache;
  /** Cache of shared page parts, below the cache of whole pages. */
  readonly parts: PagePartCache;
  readonly gallery: boolean;
  readonly miniCartWaitMs: number | undefined;
}

/** Exports of `entry.server.tsx` besides the renderer. */
interface PageEntry {
  /** Patterns of the pages' addresses, without locale. */
  readonly pagePatterns: readonly string[];
  readonly createRequestHandler: typeof createRequestHandler;
  readonly RouterContextProvider: new () => RouterContextProvider;
  readonly fillContext: (context: RouterContextProvider, visit: Record<string, unknown>) => RouterContextProvider;
}

/** The visit that each page's context belongs to. */
const visits = new WeakMap<object, Visit>();

function visitOf(context: object): Visit {
  const visit = visits.get(context);
  if (visit === undefined) throw new Error('A page was asked for without a visit');
  return visit;
}

type RequestHandler = ReturnType<typeof createRequestHandler>;
type HandlerFor = (path: string) => Promise<{ readonly build: ServerBuild; readonly handle: RequestHandler }>;

function entryOf(build: ServerBuild): PageEntry {
  return build.entry.module as unknown as PageEntry; // React Router types only the exports it reads itself
}

/** Registers the handler of every address that no contract line has. */
export function servePages(app: FastifyInstance, facts: PagesFacts): void {
  const mode = facts.development ? 'development' : 'production';
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const guard = (build: ServerBuild): ServerBuild => guardPages(build, { ...facts.access, visitOf });
  let narrowed: ReturnType<typeof makeRouteIndex> | undefined;
  let kindOf: ReturnType<typeof makePageKinds> | undefined;
  const handlerFor: HandlerFor = async (path) => {
    const build = await facts.build();
    const { createRequestHandler, pagePatterns } = entryOf(build);
    kindOf ??= makePageKinds(pagePatterns);
    if (facts.development) return { build, handle: createRequestHandler(guard(build), mode) };
    const own = (narrowed ??= makeRouteIndex(guard(build)))(path);
    const handle = handlers.get(own) ?? createRequestHandler(own, mode);
    handlers.set(own, handle);
    return { build, handle };
  };

  // React Router reads the raw body of form posts.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) => done(null, body));

  app.route({
    method: ['DELETE', 'OPTIONS', 'PATCH', 'PUT', 'TRACE'],
    url: '/*',
    config: { access: 'anyone' },
    handler: ({ visit }, reply) => {
      const message = facts.words('BAD_REQUEST', visit.locale);
      return sendRefusal(reply.header('allow', 'GET, HEAD, POST'), { refused: true, status: 405, code: 'METHOD_NOT_ALLOWED', message });
    },
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    exposeHeadRoute: true,
    config: {
      isPage: true,
      costsNothing: (request) => request.method !== 'POST' && facts.cache.has(keyOf(request)),
      kindOf: ({ url }) => kindOf?.(url) ?? '',
      busyPage: makeBusyPages(facts.words, facts.parents),
    },
    handler: (request, reply) => {
      if (request.method === 'POST') return takeForm(request, reply, facts, handlerFor);
      const page = facts.cache.get(keyOf(request));
      return page === undefined ? render(request, reply, facts, handlerFor) : sendCached(request, reply, page);
    },
  });
}

async function takeForm(request: FastifyRequest, reply: FastifyReply, facts: PagesFacts, handlerFor: HandlerFor): Promise<FastifyReply> {
  if (await isForm(request)) return render(request, reply, facts, handlerFor);
  return sendRefusal(reply, { ...badRequest(facts.words, request.visit.locale), status: 415 });
}

/** Whether a page action can read the body: anything else would fail inside it. */
async function isForm({ headers, body }: FastifyRequest): Promise<boolean> {
  const type = headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return true;
  if (!/^multipart\/form-data\s*;/i.test(type)) return false;
  const read = new Response(new Uint8Array(body as Buffer), { headers: { 'content-type': type } }).formData();
  return read.then(
    () => true,
    () => false,
  );
}

/** Site, locale and address come from host and path; audience and copy language from two cookies that hold no secret. */
function keyOf(request: FastifyRequest): string {
  const { host, cookie } = request.headers;
  const variant = cookie === undefined ? '' : `${cookie.includes('audience=contract') ? 'c' : ''}${cookie.includes('copy=es') ? 's' : ''}`;
  return `${host} ${variant} ${rawUrlOf(request.raw as IncomingMessage & { originalUrl?: string })}`;
}

function pathOf(request: FastifyRequest): string {
  return rawUrlOf(request.raw as IncomingMessage & { originalUrl?: string }).split('?', 1)[0] ?? '/';
}

async function render(request: FastifyRequest, reply: FastifyReply, facts: PagesFacts, handlerFor: HandlerFor): Promise<FastifyReply> {
  const { cache, hosts } = facts;
  const tenant = hosts.tenantOf(request.headers.host);
  if (tenant === undefined) return reply.code(421).type('text/plain').send('Misdirected request');
  const version = cache.version;
  const nonce = randomText(16);
  const { build, handle } = await handlerFor(pathOf(request));
  let drawn: Buffer | undefined;
  const parts = facts.development ? null : facts.parts.forPage();
  const placeholders = makePlaceholders(nonce);
  const context = contextFor(request, facts, build, nonce, parts, placeholders, (rendered) => {
    drawn = Buffer.from(rendered.buffer, rendered.byteOffset, rendered.byteLength);
  });
  const response = await handle(webRequest(request, hosts.origins[tenant]), context);
  const html = placeholders.put(drawn ?? Buffer.from(await response.arrayBuffer()));
  const whole = (page: Buffer): Buffer => parts?.assemble(page) ?? page;
  const own = [...response.headers].filter(([name]) => name !== 'set-cookie' && name !== PUBLIC_PAGE);
  const headers: Record<string, string> = { ...PROTECTIVE_HEADERS, ...Object.fromEntries(own) };

  const isPublic =
    response.headers.get(PUBLIC_PAGE) !== null && (response.status === 200 || response.status === 404) && request.method !== 'POST';
  if (isPublic && !request.visit.personal) {
    return sendCached(request, reply, keep(request, facts, { version, nonce, status: response.status, headers, html, whole }));
  }
  if (response.status === 503) headers['retry-after'] = String(AWAY_S);
  const body = whole(html);
  headers['content-security-policy'] = contentPolicy([`'nonce-${nonce}'`], facts);
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

function keep(request: FastifyRequest, facts: PagesFacts, drawn: DrawnPage): CachedPage {
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

function contextFor(
  request: FastifyRequest,
  { registry, words, hosts, gallery, parents, miniCartWaitMs }: PagesFacts,
  build: ServerBuild,
  nonce: string,
  parts: PagePartsOnServer | null,
  { carry }: Placeholders,
  deliver: (html: Uint8Array) => void,
): RouterContextProvider {
  const { visit } = request;
  const { RouterContextProvider: Context, fillContext } = entryOf(build);
  const context = new Context();
  visits.set(context, visit);
  return fillContext(context, {
    site: visit.site,
    locale: visit.locale,
    copyLocale: visit.copyLocale,
    origin: hosts.origins[visit.site.tenant],
    origins: hosts.origins,
    parents,
    miniCartWaitMs,
    nonce,
    isAddressReadable: isStorableAddress(rawUrlOf(request.raw)),
    audience: (request.headers.cookie ?? '').includes('audience=contract') ? 'contract' : 'public',
    gallery,
    get cookies() {
      return visit.cookies;
    },
    answer: async (key: ContractKey, input: { body?: unknown; query?: unknown; params?: unknown }) => {
      const line = registry.lines.get(key);
      if (line === undefined) throw new Error(`No contract line ${key}`);
      // Typed code builds the input of pages, so it is not validated again; but a shopper's text in it may be unstorable.
      const field = unstorableField(Object.entries(input));
      if (field !== undefined) return badRequest(words, visit.locale, field);
      const call = { body: input.body, query: input.query ?? {}, params: input.params, visit } as unknown as Parameters<
        typeof line.handler
      >[0];
      try {
        const result = await line.handler(call);
        if (isRefusal(result) && result.retryAfter !== undefined) visit.replyHeaders.push(['retry-after', String(result.retryAfter)]);
        return result;
      } catch (error) {
        const refused = refusalOf(error, words, visit.locale);
        request.log.error({ err: error }, 'a service is down');
        // Without the database no page and no form can show anything: the error page takes their place.
        if (refused.code === 'UNAVAILABLE') throw Response.json(refused, { status: refused.status });
        return refused;
      }
    },
    parts,
    carry,
    deliver,
    setHeader: (name: string, value: string) => void visit.replyHeaders.push([name, value]),
  });
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

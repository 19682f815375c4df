// Pages: React Router behind Fastify; public pages come from the page cache.
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { makeBusyPages } from './busy-page.ts';
import { sendCached } from './page-cache.ts';
import { visitOf } from './page-context.ts';
import { entryOf } from './page-entry.ts';
import { guardPages, type PageAccess } from './page-guard.ts';
import { makePageKinds } from './page-kinds.ts';
import { badRequest, sendRefusal } from './refusals.ts';
import { bearsBanner, keyOf, renderPage, type HandlerFor, type RenderFacts, type RequestHandler } from './render-page.ts';
import { SESSION_COOKIE } from './visit.ts';
import { makeRouteIndex } from './route-index.ts';

export interface PagesFacts extends RenderFacts {
  /** The page build; in development made anew for each request. */
  readonly build: () => Promise<ServerBuild>;
  readonly access: Omit<PageAccess, 'visitOf'>;
  /** Pages whose form brings a larger file, by address, and how large such a form may be. */
  readonly uploads?: { readonly addresses: readonly string[]; readonly mostBytes: number };
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
  const config: FastifyContextConfig = {
    isPage: true,
    costsNothing: (request) => request.method !== 'POST' && !bearsBanner(request) && facts.cache.has(keyOf(request)),
    kindOf: ({ url }) => kindOf?.(url) ?? '',
    busyPage: makeBusyPages(facts.words, facts.parents),
  };
  if (facts.uploads !== undefined) takeUploads(app, config, facts.uploads, (request, reply) => takeForm(request, reply, facts, handlerFor));
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    exposeHeadRoute: true,
    config,
    handler: async (request, reply) => {
      if (request.method === 'POST') return takeForm(request, reply, facts, handlerFor);
      const page = !bearsBanner(request) && (await isShared(request)) ? facts.cache.get(keyOf(request)) : undefined;
      return page === undefined ? renderPage(request, reply, facts, handlerFor) : sendCached(request, reply, page);
    },
  });
}

/** Forms with a file; those of other pages stay small. */
function takeUploads(
  app: FastifyInstance,
  config: FastifyContextConfig,
  { addresses, mostBytes }: NonNullable<PagesFacts['uploads']>,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  for (const url of addresses) app.route({ method: 'POST', url, bodyLimit: mostBytes, config, handler });
}

/** Whether the visit gets everybody's page. A visit without a session is not looked at: a cached page needs none. */
const isShared = async (request: FastifyRequest): Promise<boolean> =>
  !(request.headers.cookie ?? '').includes(SESSION_COOKIE) || (await request.visit.audience()) === 'public';

async function takeForm(request: FastifyRequest, reply: FastifyReply, facts: PagesFacts, handlerFor: HandlerFor): Promise<FastifyReply> {
  if (await isForm(request)) return renderPage(request, reply, facts, handlerFor);
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

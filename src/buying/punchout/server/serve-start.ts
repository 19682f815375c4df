// The start page of a visit. It begins the session and leads on into the shop; it shows nothing itself.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makePaths, type Paths } from '#paths';
import { punchoutPaths } from '#buying/punchout/rules';
import type { Catalog } from '#goods/catalog/server';
import { contentLocale } from '#goods/catalog/rules';
import { PROTECTIVE_HEADERS } from '#platform/protective-headers';
import type { Visit } from '#platform/visit';
import { beginSession, type BeginDeps } from './begin.ts';
import type { SessionRow } from './session-queries.ts';
import { START_PATH } from './set-up.ts';

export interface StartDeps extends BeginDeps {
  readonly catalog: Pick<Catalog, 'get'>;
}

/** Tells whether the browser keeps the shop's cookies in a frame. */
const TRY_COOKIE = '__Host-punchout-try';

/** `cross-site` is whose frame another site has; in a frame of the shop's own (where connections are tried) its usual cookies work. */
export const isFramed = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site';

export function serveStart(app: FastifyInstance, deps: StartDeps): void {
  const options = { exposeHeadRoute: false, config: { access: 'anyone' } } as const;
  app.get(START_PATH, options, async (request, reply) => {
    const { visit } = request;
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const token = query.get('token') ?? '';
    const framed = isFramed(request);
    const pages = punchoutPaths(makePaths(visit.locale));
    if (visit.site.tenant !== 'business') return reply.code(404).send();
    if (framed && (query.get('tried') ?? '') === '') {
      visit.setCookie(TRY_COOKIE, '1', { days: TRY_DAYS, framed });
      return leadOn(visit, reply, pages.start(token, { tried: true }));
    }
    // Without cookies there is no visit: a window of its own has them. The address still works, for nothing has begun.
    if (framed && visit.cookies[TRY_COOKIE] === undefined) return leadOn(visit, reply, pages.window(token));
    const begun = await beginSession(deps, visit, token, framed);
    if ('problem' in begun) return leadOn(visit, reply, pages.over({ why: begun.problem, token }));
    return leadOn(visit, reply, firstPage(begun.session, visit, deps.catalog));
  });
}

const TRY_DAYS = 1 / 144;

export function leadOn(visit: Visit, reply: FastifyReply, to: string): FastifyReply {
  for (const [name, value] of visit.replyHeaders) reply.header(name, value);
  return reply
    .headers({
      ...PROTECTIVE_HEADERS,
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .redirect(to, 303);
}

/** Where a visit begins. */
export function firstPage(
  { beginsAt }: Pick<SessionRow, 'beginsAt'>,
  { locale, copyLocale, site }: Visit,
  catalog: StartDeps['catalog'],
): string {
  const paths: Paths = makePaths(locale);
  const [place = '', ...rest] = beginsAt.split(' ');
  const about = rest.join(' ');
  if (place === 'cart') return paths.cart(site.tenant);
  if (place === 'return') return punchoutPaths(paths).return({ now: true });
  if (place === 'search') return paths.search({ q: about });
  const product = place === 'item' ? catalog.get(about) : undefined;
  return product === undefined ? paths.home() : paths.product(product.slug[contentLocale(copyLocale)], product.itemId);
}

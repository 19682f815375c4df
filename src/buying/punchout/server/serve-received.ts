// Where the cart of a try comes back to: the shop plays the purchasing system.
import type { FastifyInstance } from 'fastify';
import { makePaths } from '#paths';
import { punchoutPaths } from '#buying/punchout/rules';
import { badgeOfCart, type Carts } from '#buying/cart/server';
import { at, textAt } from '#people/cxml/rules';
import { MOST_DOCUMENT_BYTES, parseXml } from '#people/cxml/server';
import type { Db } from '#platform/db';
import { API_HEADERS } from '#platform/protective-headers';
import { setSessionCookies } from '#platform/visit-token';
import { RECEIVE } from './trial-queries.ts';
import { RECEIVE_PATH } from './trial-request.ts';
import { UUID } from './trials.ts';

const DAY_MS = 86_400_000;

export interface ReceivedDeps {
  readonly db: Db;
  readonly carts: Pick<Carts, 'load'>;
}

/** Keeps only what a try of the last day waits for: the name of the try is as good as a secret. */
export function serveReceived(app: FastifyInstance, { db, carts }: ReceivedDeps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, new Map(new URLSearchParams(String(text)))),
    );
    // Form encoding makes a document up to three times as long.
    const options = { bodyLimit: 3 * MOST_DOCUMENT_BYTES, config: { access: 'anyone', comesFromElsewhere: true } } as const;
    scope.post<{ Body: ReadonlyMap<string, string> | undefined }>(RECEIVE_PATH, options, async ({ body, visit }, reply) => {
      const plain = body?.get('cxml-urlencoded') ?? body?.get('cXML-urlencoded');
      const coded = body?.get('cxml-base64') ?? body?.get('cXML-base64');
      const document = plain ?? Buffer.from(coded ?? '', 'base64').toString('utf8');
      const read = parseXml(document);
      const order = read.ok ? at(read.value, 'Message', 'PunchOutOrderMessage') : undefined;
      const trialId = order === undefined ? '' : textAt(order, 'BuyerCookie');
      const since = new Date(visit.now.getTime() - DAY_MS);
      const kept = UUID.test(trialId) ? await db.maybe(RECEIVE, [trialId, visit.now, document, since]) : undefined;
      if (kept === undefined) return reply.code(404).headers(API_HEADERS).type('text/plain').send('Nobody waits for this cart\n');
      // The visit is over in this browser: whoever tries the connection goes on in their own session.
      setSessionCookies(visit.setCookie, null, { wasPunchout: true, own: visit.ownTokenHash() });
      await badgeOfCart(visit, carts);
      for (const [name, value] of visit.replyHeaders) reply.header(name, value);
      const to = punchoutPaths(makePaths(visit.locale)).tester(kept.connection_id, { trial: trialId });
      return reply.headers(API_HEADERS).redirect(to, 303);
    });
  });
}

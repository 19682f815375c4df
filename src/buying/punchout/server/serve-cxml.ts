// The address that purchasing systems post cXML to. Every answer is a document, whatever arrives.
import type { FastifyInstance } from 'fastify';
import { MOST_DOCUMENT_BYTES } from '#people/cxml/server';
import { API_HEADERS } from '#platform/protective-headers';
import { answerCxml } from './answer-cxml.ts';
import { CXML_PATH, type SetUpDeps } from './set-up.ts';

const XML = 'text/xml; charset=utf-8';

export function serveCxml(app: FastifyInstance, deps: SetUpDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const options = { bodyLimit: MOST_DOCUMENT_BYTES, config: { access: 'anyone', comesFromElsewhere: true } } as const;
    scope.post<{ Body: Buffer | undefined }>(CXML_PATH, options, async ({ body, visit }, reply) => {
      if (visit.site.tenant !== 'business') return reply.code(404).headers(API_HEADERS).send();
      const { text, retryAfter } = await answerCxml(deps, body ?? '', { address: visit.ip, now: visit.now });
      if (retryAfter !== undefined) reply.code(429).header('retry-after', String(retryAfter));
      return reply.headers(API_HEADERS).type(XML).send(text);
    });
  });
}

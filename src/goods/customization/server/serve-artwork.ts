// GET /artwork/ID.webp: serves an uploaded picture to anybody with its id. It never changes, and search engines must not index it.
import type { FastifyInstance } from 'fastify';
import type { Queries } from '#platform/db';
import { PROTECTIVE_HEADERS } from '#platform/protective-headers';
import { ARTWORK_FILE } from './artwork-queries.ts';

const NAME = /^([\w-]{22})\.webp$/;

export function serveArtwork(app: FastifyInstance, db: Queries): void {
  app.get<{ Params: { name: string } }>('/artwork/:name', { config: { access: 'anyone' } }, async (request, reply) => {
    const artworkId = NAME.exec(request.params.name)?.[1];
    const file = artworkId === undefined ? undefined : await db.maybe(ARTWORK_FILE, [artworkId]);
    if (file === undefined) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .headers({ ...PROTECTIVE_HEADERS, 'cache-control': 'private, max-age=31536000, immutable', 'x-robots-tag': 'noindex' })
      .type('image/webp')
      .send(Buffer.from(file.bytes));
  });
}

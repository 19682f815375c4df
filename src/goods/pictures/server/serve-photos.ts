// GET /pictures/photo/…: a stored picture. Its name depends on its content, so a browser keeps it for a year.
import type { FastifyInstance } from 'fastify';
import type { Queries } from '#platform/db';
import { PROTECTIVE_HEADERS } from '#platform/protective-headers';
import { PHOTO_FILE } from './photo-queries.ts';

const NAME = /^([\w-]{22})-(480|1200)\.jpg$/;

export function servePhotos(app: FastifyInstance, db: Queries): void {
  app.get<{ Params: { name: string } }>('/pictures/photo/:name', { config: { access: 'anyone' } }, async (request, reply) => {
    const [, hash, size] = NAME.exec(request.params.name) ?? [];
    const file = hash === undefined ? undefined : await db.maybe(PHOTO_FILE, [hash, Number(size)]);
    if (file === undefined) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .headers({ ...PROTECTIVE_HEADERS, 'cache-control': 'public, max-age=31536000, immutable' })
      .type('image/jpeg')
      .send(Buffer.from(file.bytes));
  });
}

// GET /pictures/…: drawn when first asked for, kept in memory up to a limit, compressed, a year in the browser under its version.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PictureRecord } from '#catalog/rules';
import type { PictureView } from '#pictures/rules';
import { makePageCache, sendCached } from '#platform/page-cache';
import { PROTECTIVE_HEADERS } from '#platform/protective-headers';
import type { PictureBook } from './picture-book.ts';

export interface PictureSources {
  /** Records of an item and of its category; undefined for an item nobody sells. */
  readonly item: (itemId: string) => { readonly picture: PictureRecord | null; readonly fallback: PictureRecord | null } | undefined;
  readonly category: (categoryId: string) => { readonly picture: PictureRecord | null } | undefined;
}

const KEPT_BYTES = 24 * 1024 * 1024;
const VIEW = /^(main|front|high|pack)\.svg$/;
const CATEGORY = /^([\w.-]+)\.svg$/;

export function servePictures(app: FastifyInstance, book: PictureBook, sources: PictureSources): void {
  const cache = makePageCache(KEPT_BYTES);
  const send = (request: FastifyRequest, reply: FastifyReply, version: string, view: PictureView, draw: () => string): FastifyReply => {
    // Under its own version a picture never changes; under another one, or none, it is asked for again.
    const isCurrent = (request.query as { v?: string }).v === version;
    // Items that look the same share one drawing.
    const key = `${version} ${view} ${isCurrent ? 'kept' : 'asked'}`;
    const headers = {
      ...PROTECTIVE_HEADERS,
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      vary: 'accept-encoding',
      // An SVG opened by itself is a document: it may run nothing and load nothing.
      'content-security-policy': "default-src 'none'; sandbox",
    };
    return sendCached(request, reply, cache.get(key) ?? cache.put(key, cache.version, { status: 200, headers, body: Buffer.from(draw()) }));
  };
  const missing = (reply: FastifyReply): FastifyReply =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');

  app.get<{ Params: { id: string } }>('/pictures/category/:id', (request, reply) => {
    const id = CATEGORY.exec(request.params.id)?.[1];
    const category = id === undefined ? undefined : sources.category(id);
    if (id === undefined || category === undefined) return missing(reply);
    return send(request, reply, book.version(category.picture, null), 'main', () => book.draw(category.picture, null, 'main'));
  });
  app.get<{ Params: { itemId: string; view: string } }>('/pictures/:itemId/:view', (request, reply) => {
    const { itemId } = request.params;
    const view = VIEW.exec(request.params.view)?.[1] as PictureView | undefined;
    const item = sources.item(itemId);
    if (view === undefined || item === undefined) return missing(reply);
    const { picture, fallback } = item;
    return send(request, reply, book.version(picture, fallback), view, () => book.draw(picture, fallback, view));
  });
}

// GET /pictures/…: drawn on first request, cached in memory up to a limit, compressed, and for a year in the browser under its version; the raster
// form comes from its file.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PictureRecord, ShownPicture } from '#goods/catalog/rules';
import type { PictureView } from '#goods/pictures/rules';
import { makePageCache, sendCached } from '#platform/page-cache';
import { PROTECTIVE_HEADERS } from '#platform/protective-headers';
import type { PictureBook } from './picture-book.ts';
import type { Drawn, PictureRasters } from './picture-rasters.ts';

export interface PictureSources {
  /** Records of an item and of its category; undefined for an unknown item. */
  readonly item: (itemId: string) => { readonly picture: ShownPicture | null; readonly fallback: PictureRecord | null } | undefined;
  readonly category: (categoryId: string) => { readonly picture: PictureRecord | null } | undefined;
}

const KEPT_BYTES = 24 * 1024 * 1024;
const VIEW = /^(main|front|high|pack)\.svg$/;
const CATEGORY = /^([\w.-]+)\.svg$/;

const RASTER = 'main.jpg';
const LONG = 'public, max-age=31536000, immutable';
const SHORT = 'public, no-cache';

export function servePictures(app: FastifyInstance, book: PictureBook, rasters: PictureRasters, sources: PictureSources): void {
  const cache = makePageCache(KEPT_BYTES);
  type Draw = (language?: 'fr') => string;
  const send = (request: FastifyRequest, reply: FastifyReply, version: string, view: PictureView, draw: Draw): FastifyReply => {
    const { v } = request.query as { v?: string };
    const language = languageOf(request);
    // Under its own version a picture never changes; other requests are revalidated.
    const isCurrent = v === version;
    // Items that look the same share one drawing.
    const key = `${version} ${view} ${language ?? ''} ${isCurrent ? 'kept' : 'asked'}`;
    const headers = {
      ...PROTECTIVE_HEADERS,
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': isCurrent ? LONG : SHORT,
      vary: 'accept-encoding',
      // An SVG opened directly is a document: it must not run or load anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    return sendCached(
      request,
      reply,
      cache.get(key) ?? cache.put(key, cache.version, { status: 200, headers, body: Buffer.from(draw(language)) }),
    );
  };
  const sendRaster = async (request: FastifyRequest, reply: FastifyReply, version: string, drawn: Drawn): Promise<FastifyReply> => {
    const isCurrent = (request.query as { v?: string }).v === version;
    const tag = `"${drawn.version}"`;
    reply.headers({ ...PROTECTIVE_HEADERS, 'cache-control': isCurrent ? LONG : SHORT, etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('image/jpeg').send(await rasters.get(drawn));
  };
  app.get<{ Params: { id: string } }>('/pictures/category/:id', { config: { access: 'anyone' } }, (request, reply) => {
    const id = CATEGORY.exec(request.params.id)?.[1];
    const category = id === undefined ? undefined : sources.category(id);
    if (id === undefined || category === undefined) return missing(reply);
    return send(request, reply, book.version(category.picture, null), 'main', (language) =>
      book.draw(category.picture, null, 'main', language),
    );
  });
  app.get<{ Params: { itemId: string; view: string } }>('/pictures/:itemId/:view', { config: { access: 'anyone' } }, (request, reply) => {
    const { itemId } = request.params;
    const item = sources.item(itemId);
    if (item === undefined) return missing(reply);
    const { picture, fallback } = item;
    if (request.params.view === RASTER) {
      const drawn = book.raster(picture, fallback, languageOf(request));
      return sendRaster(request, reply, book.version(picture, fallback), drawn);
    }
    const view = VIEW.exec(request.params.view)?.[1] as PictureView | undefined;
    if (view === undefined) return missing(reply);
    return send(request, reply, book.version(picture, fallback), view, (language) => book.draw(picture, fallback, view, language));
  });
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');

/** From the address's `l`: only French has its own figures. */
function languageOf(request: FastifyRequest): 'fr' | undefined {
  const { l } = request.query as { l?: string };
  return l === 'fr' ? l : undefined;
}

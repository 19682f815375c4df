// Rendered public pages in memory: by site, locale, address and audience, compressed, with ETag and headers ready to send.
import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, decoded, encodeQuickly, encodeThoroughly, inOwnMemory, isWorthEncoding, type Encoding } from './encoding.ts';
import { makePageStore, type StoredPage } from './page-store.ts';

/** Most bytes of cached pages; the least recently used one goes first. A page in use is kept compressed alone (decision 0416). */
const DEFAULT_LIMIT_BYTES = 32 * 1024 * 1024;

interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface CachedPage extends StoredPage {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The text itself; undefined once the page is compressed thoroughly, because hardly anybody asks for it. */
  identity: Buffer | undefined;
  encoded: Partial<Record<Encoding, Buffer>>;
  /** How well the page is compressed; `none` also for pictures and fonts, which would gain nothing. */
  compression: 'none' | 'quick' | 'thorough';
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** Whether the page is cached; does not count as use. */
  has(key: string): boolean;
  /** Caches a page unless the catalogue changed while it was rendered. Compresses it at its second use. */
  put(key: string, version: number, page: Rendered, tags?: ReadonlySet<string>): CachedPage;
  /** Removes the pages that depend on one of these, and no others. */
  forget(tags: Iterable<string>): void;
  /** Grows with every change of what public pages show. */
  readonly version: number;
  clear(): void;
  readonly stats: { hits: number; misses: number; bytes: number; entries: number };
}

export function makePageCache(limitBytes = DEFAULT_LIMIT_BYTES): PageCache {
  let version = 0;
  const stats = { hits: 0, misses: 0, bytes: 0, entries: 0 };
  const store = makePageStore<CachedPage>(stats);
  return {
    stats,
    get version() {
      return version;
    },
    has: (key) => store.pages.has(key),
    get(key) {
      const page = store.pages.get(key);
      if (page === undefined) {
        stats.misses += 1;
        return undefined;
      }
      stats.hits += 1;
      if (page.compression === 'quick') void compress(page).then(() => store.resize(key, page, bytesOf(page)));
      // Moves the page to the young end only now and then: a hit should cost one look-up, not two map writes.
      if ((stats.hits & 63) === 0) {
        store.pages.delete(key);
        store.pages.set(key, page);
      }
      return page;
    },
    put(key, renderedAt, rendered, tags = NO_TAGS) {
      const page = cachedPage(rendered, tags);
      if (renderedAt !== version || page.size > limitBytes / 20) return page;
      store.put(key, page);
      for (const oldest of store.pages.keys()) {
        if (stats.bytes <= limitBytes) break;
        store.drop(oldest);
      }
      return page;
    },
    forget(tags) {
      // A page that is being rendered now may have read old data.
      version += 1;
      for (const tag of tags) for (const key of store.keysOf(tag)) store.drop(key);
    },
    clear() {
      version += 1;
      store.clear();
    },
  };
}

const NO_TAGS: ReadonlySet<string> = new Set();

function cachedPage({ status, headers, body }: Rendered, tags: ReadonlySet<string>): CachedPage {
  // A checksum is enough to tell versions apart: it takes a quarter of a cryptographic hash's time.
  const etag = `"${crc32(body).toString(36)}-${body.length.toString(36)}"`;
  const compression = isWorthEncoding(headers['content-type'], body.length) ? 'quick' : 'none';
  const size = Math.ceil(body.length * 1.4);
  return { status, etag, headers: { ...headers, etag }, identity: body, encoded: {}, compression, size, tags };
}

/** Compresses a page thoroughly in the background, once. */
export async function compress(page: CachedPage): Promise<void> {
  if (page.compression !== 'quick') return;
  page.compression = 'thorough';
  page.encoded = await encodeThoroughly(textOf(page));
  page.identity = undefined;
}

function bytesOf({ encoded }: CachedPage): number {
  return (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0);
}

function textOf({ identity, encoded }: CachedPage): Buffer {
  return identity ?? decoded(encoded);
}

/** Sends a cached page in an encoding that the browser accepts, or 304 when the browser has it. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.code(page.status).headers(page.headers);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = page.compression === 'none' ? undefined : acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(textOf(page));
  return reply.header('content-encoding', encoding).send((page.encoded[encoding] ??= inOwnMemory(encodeQuickly(textOf(page), encoding))));
}

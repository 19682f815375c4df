// The merchant feed of each site and locale at its own address: the output of `npm run export`, at most an hour old.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#base/locale/rules';
import type { Config } from '#platform/config';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Tenant } from '#base/site/rules';

export interface FeedFacts {
  readonly config: Config;
  readonly db: Db;
  readonly hosts: Hosts;
}

const HOUR_MS = 3_600_000;

/** Serves `/feeds/products.xml` under each locale and host. Feeds are files, because a large one does not fit into memory. */
export function serveMerchantFeeds(app: FastifyInstance, { config, db, hosts }: FeedFacts): void {
  const directory = join(config.dataDir, 'feeds');
  /** Feeds being written, by file, so that concurrent requests share one. */
  const writing = new Map<string, Promise<void>>();

  const write = async (file: string, tenant: Tenant, locale: Locale, now: Date): Promise<void> => {
    await mkdir(directory, { recursive: true });
    // Writes to another name first, so that no request gets half a feed.
    const unfinished = `${file}.${process.pid}`;
    const text = new PassThrough();
    const kept = pipeline(text, createGzip(), createWriteStream(unfinished));
    kept.catch(() => undefined);
    try {
      // Loads the export code only when a feed is requested.
      const { exportCatalogue, feedView } = await import('#staff/intake/server');
      await exportCatalogue({
        db,
        format: 'merchant-xml',
        view: feedView(config, tenant, locale, now),
        write: async (part) => {
          if (part !== '' && !text.write(part)) await Promise.race([once(text, 'drain'), kept]);
        },
      });
      text.end();
      await kept;
      await rename(unfinished, file);
    } catch (error) {
      text.destroy();
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  const isFresh = async (file: string, now: Date): Promise<boolean> => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    return now.getTime() - mtimeMs < HOUR_MS;
  };

  app.get('/feeds/products.xml', { config: { access: 'anyone' } }, async (request, reply) => {
    const tenant = hosts.tenantOf(request.headers.host) === 'business' ? 'business' : 'consumer';
    const { locale, now } = request.visit;
    const file = join(directory, `${tenant}-${locale}.xml.gz`);
    if (!(await isFresh(file, now))) {
      const written = writing.get(file) ?? write(file, tenant, locale, now).finally(() => writing.delete(file));
      writing.set(file, written);
      await written;
    }
    const packed = createReadStream(file);
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').header('vary', 'accept-encoding');
    return takesGzip ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(packed.pipe(createGunzip()));
  });
}

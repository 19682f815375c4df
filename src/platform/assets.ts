// The build's scripts, styles and fonts from memory: fingerprinted names, a year of cache, compressed once.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compress, makePageCache, sendCached, type CachedPage } from './page-cache.ts';
import { PROTECTIVE_HEADERS } from './protective-headers.ts';

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.woff2': 'font/woff2',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.json': 'application/json; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
  }),
);

/** Serves every file below `directory`/assets at `/assets/…`. */
export async function serveAssets(app: FastifyInstance, directory: string): Promise<void> {
  const files = makePageCache(Number.MAX_SAFE_INTEGER);
  const assets = join(directory, 'assets');
  const kept = new Map<string, CachedPage>();
  for (const name of await readdir(assets)) {
    const type = TYPES.get(extname(name));
    if (type === undefined) throw new Error(`The build holds ${name}, and nobody said what kind of file that is`);
    const headers = {
      ...PROTECTIVE_HEADERS,
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    };
    const file = files.put(name, files.version, { status: 200, headers, body: await readFile(join(assets, name)) });
    kept.set(name, file);
    void compress(file);
  }
  app.get('/assets/*', { config: { access: 'anyone', costsNothing: () => true } }, (request, reply) => {
    const page = kept.get((request.params as { '*': string })['*']);
    return page === undefined
      ? reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
      : sendCached(request, reply, page);
  });
}

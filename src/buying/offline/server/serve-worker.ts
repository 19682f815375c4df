// Serves the service worker. It stands at the root, because it may only look after addresses below its own.
import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PROTECTIVE_HEADERS } from '#platform/protective-headers';

const SCRIPT = new URL('./offline-worker.js', import.meta.url);

/** `directory`: of the browser files, whose fingerprinted names tell one release from another. */
export async function serveOfflineWorker(app: FastifyInstance, directory: string): Promise<void> {
  const names = (await readdir(join(directory, 'assets'))).toSorted();
  const release = hash('sha256', names.join('\n'), 'base64url').slice(0, 12);
  const script = `const RELEASE = '${release}';\n${await readFile(SCRIPT, 'utf8')}`;
  const headers = { ...PROTECTIVE_HEADERS, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  app.get('/offline-worker.js', { config: { access: 'anyone', costsNothing: () => true } }, (_request, reply) =>
    reply.headers(headers).send(script),
  );
}

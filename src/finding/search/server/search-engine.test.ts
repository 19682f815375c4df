import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Catalog } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { startIndexThread } from './index-worker-client.ts';
import { makeSearchEngine } from './search-engine.ts';

/** Duration of reading a page, during which another may fail. */
const ON_ITS_WAY_MS = 500;

test('trust 34: an unreadable page of products, while the next is being read, fails the index and nothing else', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  process.on('unhandledRejection', note);
  const pages = [
    { last: '1', rows: 'no JSON\nno JSON' },
    { last: '2', rows: 'no JSON\nno JSON' },
  ];
  let asked = 0;
  const db = {
    async many() {
      asked += 1;
      if (asked > 1) await pause(ON_ITS_WAY_MS);
      return pages.slice(asked - 1, asked);
    },
  } as unknown as Db; // only what the engine uses
  const catalog = { categories: { all: [] }, onChange: () => undefined, get: () => undefined } as unknown as Catalog; // likewise
  const warned: unknown[] = [];
  const engine = await makeSearchEngine({ db, catalog, warn: (error) => warned.push(error) });
  expect(warned.map(String)).toEqual([expect.stringContaining('JSON')]);
  expect(() => engine.of('en-US')).toThrow('ITEM_SERVICE_IS_DOWN');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(uncaught).toEqual([]);
  await engine.close();
});

test('trust 34: a thread that failed to read a page answers the next request', async () => {
  const thread = startIndexThread({ language: 'en' });
  await thread.ask({ kind: 'begin', categories: [] });
  await expect(thread.ask({ kind: 'rows', rows: 'no JSON\nno JSON' })).rejects.toThrow('JSON');
  expect(await thread.ask({ kind: 'begin', categories: [] })).toEqual({ kind: 'taken' });
  await thread.close();
});

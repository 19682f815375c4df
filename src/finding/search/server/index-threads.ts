// The two index threads, one per language, and how the rows of a change reach them.
import { MessageChannel } from 'node:worker_threads';
import { searchRowsAfter, searchRowsOf, type Catalog, type CatalogChange } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import type { SearchLanguage } from '#finding/search/rules';
import type { BuilderReply } from './index-messages.ts';
import type { IndexThread, ToThread } from './index-worker-client.ts';
import { startRestingThread } from './resting-thread.ts';
import { PAGE, rowPages } from './row-pages.ts';

export type PerLanguage<T> = Readonly<Record<SearchLanguage, T>>;
export type IndexThreads = PerLanguage<IndexThread>;

const LANGUAGES = ['en', 'fr'] as const;

export function startIndexThreads(): IndexThreads {
  return { en: startRestingThread('en'), fr: startRestingThread('fr') };
}

export async function closeThreads(threads: IndexThreads): Promise<void> {
  await Promise.all(LANGUAGES.map((language) => threads[language].close()));
}

export function askEach(threads: IndexThreads, message: (language: SearchLanguage) => ToThread): Promise<BuilderReply[]> {
  return Promise.all(LANGUAGES.map((language) => threads[language].ask(message(language))));
}

/** Sends the rows of a change to the threads; returns the removed items. */
export async function feedThreads(
  change: CatalogChange,
  db: Db,
  catalog: Catalog,
  threads: IndexThreads,
): Promise<readonly string[] | 'unseen'> {
  const send = (rows: string): Promise<unknown> => askEach(threads, () => ({ kind: 'rows', rows }));
  if (change !== 'all') {
    const itemIds = [...change];
    for (let at = 0; at < itemIds.length; at += PAGE) await send(await searchRowsOf(db, itemIds.slice(at, at + PAGE)));
    return itemIds.filter((itemId) => catalog.get(itemId) === undefined);
  }
  if (db.url !== undefined) {
    await readInThreads(db.url, threads);
    return 'unseen';
  }
  let [before, last]: Promise<unknown>[] = [];
  for await (const rows of rowPages(db, searchRowsAfter)) {
    await before;
    [before, last] = [last, send(rows)];
    last.catch(() => undefined); // it may fail while the next page is being read; the caller awaits it
  }
  await Promise.all([before, last]);
  return 'unseen';
}

/** One thread reads the rows of all products and forwards them to the other; none pass through this thread. */
async function readInThreads(url: string, { en, fr }: IndexThreads): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const reading = en.ask({ kind: 'read', url, question: searchRowsAfter, port: port1 });
  // Both must finish before either gets another request.
  for (const one of await Promise.allSettled([reading, fr.ask({ kind: 'follow', port: port2 })]))
    if (one.status === 'rejected') throw one.reason;
}

// The index of each language: built in worker threads, handed over in shared memory, replaced when the catalogue's words change.
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import type { ProductFacts } from '#goods/catalog/rules';
import { searchRowsAfter, searchRowsOf, type Catalog, type CatalogChange } from '#goods/catalog/server';
import type { Locale } from '#base/locale/rules';
import type { Db } from '#platform/db';
import { makeRowsLeftOut, type RowsLeftOut, type TableRows } from '#platform/rows-left-out';
import { ServiceDown } from '#platform/service-down';
import { notifyAll } from '#platform/notify-all';
import { makeSearchIndex, wordAt, type NamedCategory, type SearchIndex, type SearchLanguage } from '#finding/search/rules';
import type { FromKeeper } from './index-builder.ts';
import { startIndexThread, type IndexThread, type ToThread } from './index-worker-client.ts';
import type { Phrase } from './completions.ts';
import { PAGE, rowPages } from './row-pages.ts';

export interface BuiltSearch {
  readonly search: SearchIndex;
  readonly phrases: readonly Phrase[];
  /** The current product of a document; undefined when it is gone. */
  product(document: number): ProductFacts | undefined;
}

/** Cost of a build, for the log and the benchmark. */
export interface BuildFacts {
  readonly products: number;
  readonly seconds: number;
  /** Shared memory of the indexes, plus what their threads hold for updates. */
  readonly indexMb: number;
  readonly threadsMb: number;
}

export interface SearchEngine {
  /** The index of a locale. */
  of(locale: Locale): BuiltSearch;
  /** Grows whenever an index is replaced. */
  readonly version: number;
  onChange(changed: () => void): void;
  close(): Promise<void>;
}

export interface EngineFacts {
  readonly db: Db;
  readonly catalog: Catalog;
  readonly leftOut?: RowsLeftOut;
  readonly warn: (error: unknown) => void;
  /** Called after each build. */
  readonly built?: (facts: BuildFacts) => void;
}

const LANGUAGES = ['en', 'fr'] as const;
const LOCALES: Readonly<Record<SearchLanguage, Locale>> = { en: 'en-US', fr: 'fr-CA' };
/** Delay that collects changes into one build. */
const SETTLE_MS = 500;
const NAMES_A_STEP = 1_000;
/** Pause between attempts to build the first index. */
const AGAIN_MS = 10_000;

type Packed = Extract<FromKeeper, { kind: 'packed' }>;
type PerLanguage<T> = Readonly<Record<SearchLanguage, T>>;
type Threads = PerLanguage<IndexThread>;

/** Resolves when the first indexes are ready or could not be built; if they could not be built, searches answer that search is unavailable. */
export async function makeSearchEngine({ db, catalog, leftOut = makeRowsLeftOut(), warn, built }: EngineFacts): Promise<SearchEngine> {
  const listeners: (() => void)[] = [];
  const threads: Threads = { en: startIndexThread('en'), fr: startIndexThread('fr') };
  const askAll = (message: ToThread): Promise<FromKeeper[]> => askEach(threads, () => message);
  let current: PerLanguage<BuiltSearch | undefined> = { en: undefined, fr: undefined };
  let version = 0;
  let closed = false;
  let weighing: Promise<void> = Promise.resolve();

  const update = async (change: CatalogChange): Promise<void> => {
    const since = performance.now();
    // Each language has its own category names.
    const categories = categoriesOf(catalog);
    await askEach(threads, (language) => ({ kind: 'begin', categories: categories[language] }));
    const gone = await feed(change, db, catalog, threads);
    const answers = await askEach(threads, (language) => ({ kind: 'pack', gone, anyway: current[language] === undefined }));
    report(answers, leftOut.of('search_index'));
    const packed = answers.filter((answer) => answer.kind === 'packed');
    if (packed.length === 0 || closed) return;
    const next: BuiltSearch[] = [];
    // One after the other: in parallel, each step would block the thread twice as long.
    for (const answer of packed) next.push(await openIndex(answer, categories[answer.packed.language], catalog));
    current = { ...current, ...Object.fromEntries(next.map((one) => [one.search.index.language, one])) };
    version += 1;
    notifyAll(listeners);
    const seconds = (performance.now() - since) / 1_000;
    // Measures memory in the background, only for the log.
    weighing = askAll({ kind: 'weigh' }).then(
      (weighed) => built?.(factsOf(packed, weighed, seconds)),
      () => undefined, // closed meanwhile; a thread that died rejects the next request
    );
  };

  // Without search the shop still sells; the build is repeated until it succeeds.
  let again: NodeJS.Timeout | undefined;
  const begin = (): Promise<void> =>
    update('all').catch((error: unknown) => {
      if (closed) return;
      warn(error);
      again = setTimeout(() => (working = working.then(begin)), AGAIN_MS).unref();
    });
  let working = begin();
  await working;
  const changes = makeGatherer(async (change) => {
    if (closed) return;
    await (working = working.catch(() => undefined).then(() => (closed ? undefined : update(change))));
  });
  catalog.onChange((change) => void changes(change).catch((error: unknown) => (closed ? undefined : warn(error))));

  return {
    of(locale) {
      const index = current[locale === 'fr-CA' ? 'fr' : 'en'];
      if (index === undefined) throw new ServiceDown('ITEM_SERVICE_IS_DOWN', new Error('The search index has never been built.'));
      return index;
    },
    get version() {
      return version;
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      clearTimeout(again);
      await Promise.all(LANGUAGES.map((language) => threads[language].close()));
      await working.catch(() => undefined);
      await weighing;
    },
  };
}

/** A product that cannot be indexed is still sold; search just does not find it by words. */
function report(answers: readonly FromKeeper[], table: TableRows): void {
  table.again('all');
  for (const answer of answers) {
    if (answer.kind !== 'packed' && answer.kind !== 'same') continue;
    for (const { itemId, problem } of answer.undigested) table.leaveOut(itemId, problem);
  }
}

function factsOf(packed: readonly Packed[], weighed: readonly FromKeeper[], seconds: number): BuildFacts {
  const mb = (bytes: readonly number[]): number => bytes.reduce((sum, one) => sum + one, 0) / 1e6;
  return {
    products: packed[0]?.packed.count ?? 0,
    seconds,
    indexMb: mb(packed.map((answer) => bytesOf(answer.packed))),
    threadsMb: mb(weighed.map((answer) => (answer.kind === 'weighed' ? answer.bytes : 0))),
  };
}

/** Collects changes until they settle, and applies them together. */
function makeGatherer(apply: (change: CatalogChange) => Promise<void>): (change: CatalogChange) => Promise<void> {
  let pending: 'all' | Set<string> | undefined;
  return async (change) => {
    const isFirst = pending === undefined;
    pending = change === 'all' || pending === 'all' ? 'all' : new Set([...(pending ?? []), ...change]);
    if (!isFirst) return;
    await pause(SETTLE_MS);
    const settled = pending;
    pending = undefined;
    await apply(settled);
  };
}

function askEach(threads: Threads, message: (language: SearchLanguage) => ToThread): Promise<FromKeeper[]> {
  return Promise.all(LANGUAGES.map((language) => threads[language].ask(message(language))));
}

/** Sends the rows of a change to the threads; returns the removed items. */
async function feed(change: CatalogChange, db: Db, catalog: Catalog, threads: Threads): Promise<readonly string[] | 'unseen'> {
  const send = (rows: string): Promise<unknown> => askEach(threads, () => ({ kind: 'rows', rows }));
  if (change !== 'all') {
    const itemIds = [...change];
    for (let at = 0; at < itemIds.length; at += PAGE) await send(await searchRowsOf(db, itemIds.slice(at, at + PAGE)));
    return itemIds.filter((itemId) => catalog.get(itemId) === undefined);
  }
  if (db.url !== undefined) {
    await readThemselves(db.url, threads);
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
async function readThemselves(url: string, { en, fr }: Threads): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const reading = en.ask({ kind: 'read', url, question: searchRowsAfter, port: port1 });
  // Both must finish before either gets another request.
  for (const one of await Promise.allSettled([reading, fr.ask({ kind: 'follow', port: port2 })]))
    if (one.status === 'rejected') throw one.reason;
}

function categoriesOf({ categories }: Catalog): PerLanguage<readonly NamedCategory[]> {
  const named = (locale: Locale): readonly NamedCategory[] =>
    categories.all.map(({ id, name }) => ({ id, name: name[locale], path: categories.path(id).map((one) => one.id) }));
  return { en: named(LOCALES.en), fr: named(LOCALES.fr) };
}

/** Reads the item numbers in small steps and maps each document to its product, once per index. */
async function openIndex({ packed, phrases }: Packed, categories: readonly NamedCategory[], catalog: Catalog): Promise<BuiltSearch> {
  const places = new Int32Array(packed.count);
  for (let document = 0; document < packed.count; document += 1) {
    if (document % NAMES_A_STEP === 0) await breathe();
    places[document] = catalog.get(wordAt(packed.itemIds, document))?.place ?? -1;
  }
  await breathe();
  return {
    search: makeSearchIndex(packed, categories),
    phrases,
    product: (document) => catalog.at(places[document] ?? -1),
  };
}

function bytesOf(part: unknown): number {
  if (ArrayBuffer.isView(part)) return part.byteLength;
  return typeof part === 'object' && part !== null ? Object.values(part).reduce<number>((sum, one) => sum + bytesOf(one), 0) : 0;
}

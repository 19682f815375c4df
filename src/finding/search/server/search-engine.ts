// The index of each language: built in worker threads, handed over in shared memory, replaced when the catalogue's words change.
import type { Catalog, CatalogChange } from '#goods/catalog/server';
import type { Locale } from '#base/locale/rules';
import type { NamedCategory } from '#finding/search/rules';
import type { Db } from '#platform/db';
import { makeRowsLeftOut, type RowsLeftOut, type TableRows } from '#platform/rows-left-out';
import { ServiceDown } from '#platform/service-down';
import { notifyAll } from '#platform/notify-all';
import { measureBuild, type BuildFacts } from './build-facts.ts';
import { makeChangeGatherer } from './change-gatherer.ts';
import type { BuilderReply, PackedReply } from './index-messages.ts';
import { askEach, closeThreads, feedThreads, startIndexThreads, type IndexThreads, type PerLanguage } from './index-threads.ts';
import { categoriesPerLanguage, openIndexes, type BuiltSearch } from './open-index.ts';
import { languageOf } from './search-language.ts';

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

/** Pause between attempts to build the first index. */
const AGAIN_MS = 10_000;

/** Resolves when the first indexes are ready or could not be built; if they could not be built, searches answer that search is unavailable. */
export async function makeSearchEngine({ db, catalog, leftOut = makeRowsLeftOut(), warn, built }: EngineFacts): Promise<SearchEngine> {
  const listeners: (() => void)[] = [];
  const threads = startIndexThreads();
  let current: PerLanguage<BuiltSearch | undefined> = { en: undefined, fr: undefined };
  let version = 0;
  let closed = false;
  let weighing: Promise<void> = Promise.resolve();

  const update = async (change: CatalogChange): Promise<void> => {
    const since = performance.now();
    const categories = categoriesPerLanguage(catalog);
    const packed = await packChange(change, (language) => current[language] !== undefined, categories, { db, catalog, leftOut }, threads);
    if (packed.length === 0 || closed) return;
    const next = await openIndexes(packed, categories, catalog);
    current = { ...current, ...next };
    version += 1;
    notifyAll(listeners);
    weighing = measureBuild(packed, threads, (performance.now() - since) / 1_000).then(
      (facts) => built?.(facts),
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
  const changes = makeChangeGatherer(async (change) => {
    if (closed) return;
    await (working = working.catch(() => undefined).then(() => (closed ? undefined : update(change))));
  });
  catalog.onChange((change) => void changes(change).catch((error: unknown) => (closed ? undefined : warn(error))));

  return {
    of: (locale) => requireBuilt(current[languageOf(locale)]),
    get version() {
      return version;
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      clearTimeout(again);
      await closeThreads(threads);
      await working.catch(() => undefined);
      await weighing;
    },
  };
}

function requireBuilt(index: BuiltSearch | undefined): BuiltSearch {
  if (index === undefined) throw new ServiceDown('ITEM_SERVICE_IS_DOWN', new Error('The search index has never been built.'));
  return index;
}

/** Packs a change in both threads. A language without a change of its words returns nothing, unless it has no index yet. */
async function packChange(
  change: CatalogChange,
  hasIndex: (language: keyof IndexThreads) => boolean,
  categories: PerLanguage<readonly NamedCategory[]>,
  { db, catalog, leftOut }: Required<Pick<EngineFacts, 'db' | 'catalog' | 'leftOut'>>,
  threads: IndexThreads,
): Promise<readonly PackedReply[]> {
  await askEach(threads, (language) => ({ kind: 'begin', categories: categories[language] }));
  const gone = await feedThreads(change, db, catalog, threads);
  const answers = await askEach(threads, (language) => ({ kind: 'pack', gone, anyway: !hasIndex(language) }));
  report(answers, leftOut.of('search_index'));
  return answers.filter((answer) => answer.kind === 'packed');
}

/** A product that cannot be indexed is still sold; search just does not find it by words. */
function report(answers: readonly BuilderReply[], table: TableRows): void {
  table.again('all');
  for (const answer of answers) {
    if (answer.kind !== 'packed' && answer.kind !== 'same') continue;
    for (const { itemId, problem } of answer.unindexable) table.leaveOut(itemId, problem);
  }
}

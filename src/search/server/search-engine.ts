// The index of each language, built beside the running shop in small steps and replaced when the catalogue's words change.
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { ProductFacts } from '#catalog/rules';
import { textsAfter, textsOf, type Catalog, type CatalogChange, type ProductTexts } from '#catalog/server';
import type { Locale } from '#locale/rules';
import type { Db } from '#platform/db';
import { makeIndexBuilder, makeSearchIndex, type DocumentFacts, type SearchIndex, type SearchLanguage } from '#search/rules';
import { fingerprintOf } from './fingerprint.ts';
import { makePhrases, type Phrase } from './phrases.ts';
import { documentOf, rankingFacts } from './search-words.ts';

export interface BuiltSearch {
  readonly search: SearchIndex;
  readonly phrases: readonly Phrase[];
  /** Products in the order of the index's documents, as the catalogue has them now; undefined for one that is gone. */
  products(): readonly (ProductFacts | undefined)[];
}

export interface SearchEngine {
  /** The index of a locale; waits for the first one after a start. */
  of(locale: Locale): Promise<BuiltSearch>;
  /** Counts up whenever an index is replaced. */
  readonly version: number;
  onChange(changed: () => void): void;
  close(): Promise<void>;
}

const LANGUAGES: Readonly<Record<SearchLanguage, Locale>> = { en: 'en-US', fr: 'fr-CA' };
const PAGE = 500;
/** The longest that building keeps requests waiting. */
const STEP_MS = 6;
/** Changes that come close together are built in together. */
const SETTLE_MS = 500;

export function makeSearchEngine({ db, catalog, warn }: { readonly db: Db; readonly catalog: Catalog; readonly warn: (error: unknown) => void }): SearchEngine {
  const listeners: (() => void)[] = [];
  let version = 0;
  let closed = false;
  let fingerprints = new Map<string, number>();
  let waiting = false;

  const buildAll = async (): Promise<Readonly<Record<SearchLanguage, BuiltSearch>>> => {
    const seen = new Map<string, number>();
    const [en, fr] = [await build('en', db, catalog, seen), await build('fr', db, catalog, seen)];
    fingerprints = seen;
    return { en, fr };
  };
  let current = buildAll();
  let working: Promise<unknown> = current;
  // A failure is told to whoever searches; nobody may be waiting yet.
  current.catch(warn);

  const rebuild = async (): Promise<void> => {
    await pause(SETTLE_MS);
    waiting = false;
    if (closed) return;
    const next = await buildAll();
    current = Promise.resolve(next);
    version += 1;
    for (const listener of listeners) listener();
  };
  const changed = async (change: CatalogChange): Promise<void> => {
    if (closed || waiting || !(await changesWords(change, db, catalog, fingerprints))) return;
    if (waiting) return;
    waiting = true;
    working = working.catch(() => undefined).then(rebuild);
    await working;
  };
  catalog.onChange((change) => void changed(change).catch(warn));

  return {
    of: async (locale) => (await current)[locale === 'fr-CA' ? 'fr' : 'en'],
    get version() {
      return version;
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      await working.catch(() => undefined);
    },
  };
}

/** Prices change all day and are no words: only what an item says makes a new index. */
async function changesWords(change: CatalogChange, db: Db, catalog: Catalog, fingerprints: ReadonlyMap<string, number>): Promise<boolean> {
  if (change === 'all') return true;
  const texts = new Map((await textsOf(db, [...change])).map((one) => [one.itemId, one]));
  return [...change].some((itemId) => {
    const product = catalog.get(itemId);
    const said = texts.get(itemId);
    const now = product === undefined || said === undefined ? undefined : fingerprintOf(product, said, catalog.categories);
    return fingerprints.get(itemId) !== now;
  });
}

async function build(language: SearchLanguage, db: Db, catalog: Catalog, seen: Map<string, number>): Promise<BuiltSearch> {
  const locale = LANGUAGES[language];
  const builder = makeIndexBuilder(language);
  const facts: DocumentFacts[] = [];
  const itemIds: string[] = [];
  const step = stepper();
  const { categories } = catalog;
  for (let page = await textsAfter(db, '', PAGE); page.length > 0; page = await nextPage(db, page)) {
    for (const texts of page) {
      const product = catalog.get(texts.itemId);
      if (product === undefined) continue;
      builder.add(documentOf(product, texts, locale, categories));
      facts.push(rankingFacts(product, categories));
      itemIds.push(texts.itemId);
      if (language === 'en') seen.set(texts.itemId, fingerprintOf(product, texts, categories));
      await step();
    }
  }
  const packing = builder.finish();
  let packed = packing.next();
  for (; packed.done !== true; packed = packing.next()) await step();
  const search = makeSearchIndex(packed.value, facts, categories.all.map(({ id, name }) => ({ id, name: name[locale] })));
  const phrases = makePhrases(catalog, locale);
  return { search, phrases, products: productsIn(catalog, itemIds) };
}

function nextPage(db: Db, page: readonly ProductTexts[]): Promise<readonly ProductTexts[]> {
  return textsAfter(db, page.at(-1)?.itemId ?? '', PAGE);
}

/** Lets requests through whenever building has kept them waiting long enough. */
function stepper(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < STEP_MS) return undefined;
    return breathe().then(() => {
      since = performance.now();
    });
  };
}

/** Looks the products up once per state of the catalogue, not once per search. */
function productsIn(catalog: Catalog, itemIds: readonly string[]): BuiltSearch['products'] {
  let version = -1;
  let products: readonly (ProductFacts | undefined)[] = [];
  return () => {
    if (version !== catalog.version) [version, products] = [catalog.version, itemIds.map((itemId) => catalog.get(itemId))];
    return products;
  };
}

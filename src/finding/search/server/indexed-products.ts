// Holds one language's products as terms, and knows whether any changed since the last index was packed.
import type { SearchRow } from '#goods/catalog/server';
import { makeForwardIndex, type NamedCategory, type SavedForwardIndex, type SearchLanguage } from '#finding/search/rules';
import { phrasesOf } from './completions.ts';
import { documentOf, rankingFacts } from './product-document.ts';
import { LOCALE_OF_LANGUAGE } from './search-language.ts';
import { makeTextPool, type TextPool } from './text-pool.ts';
import { makeUnindexable, type LeftOut } from './unindexable.ts';

/** Sold only together with something else: nobody searches for these words. */
const ONLY_BESIDE: ReadonlySet<string> = new Set(['warranty', 'assembly', 'techHelp']);
const NONE: readonly string[] = [];

interface IndexedProduct {
  readonly version: string;
  round: number;
  /** Whether anybody searches for it: then it adds to the phrases. */
  readonly isSearched: boolean;
  readonly brand: string;
  readonly category: string;
  readonly fits: readonly string[];
}

export type IndexedProducts = ReturnType<typeof makeIndexedProducts>;

/** All that a thread knows of one language's products, as plain values: `makeIndexedProducts` goes on from them. */
export interface SavedProducts {
  readonly forward: SavedForwardIndex;
  readonly categories: readonly NamedCategory[];
  readonly known: ReadonlyMap<string, IndexedProduct>;
  readonly unindexable: LeftOut;
  readonly round: number;
  readonly changed: boolean;
}

// oxlint-disable-next-line max-lines-per-function -- its closures share the products, the round and whether anything changed
export function makeIndexedProducts(language: SearchLanguage, saved?: SavedProducts) {
  const locale = LOCALE_OF_LANGUAGE[language];
  let forward = makeForwardIndex(language, saved?.forward);
  let categories = saved?.categories ?? [];
  let places = placesOf(categories);
  const known = new Map(saved?.known);
  const unindexable = makeUnindexable(saved?.unindexable);
  const texts = makeTextPool();
  /** Counts the `begin` messages: items without a row since the latest one are removed. */
  let round = saved?.round ?? 0;
  let changed = saved?.changed ?? true;

  const remove = (itemId: string): void => {
    unindexable.delete(itemId);
    if (!known.delete(itemId)) return;
    forward.remove(itemId);
    changed = true;
  };
  const exclude = (itemId: string, error: unknown): void => {
    remove(itemId);
    unindexable.add(itemId, error, round);
    // Drops the caches of an unfinished run.
    forward.freeCaches();
  };
  const put = (row: SearchRow, longTexts: string, units: Uint16Array): void => {
    const { item_id: itemId, version } = row;
    const before = known.get(itemId);
    if (before?.version === version) return void (before.round = round);
    unindexable.delete(itemId);
    const place = places.get(row.category_id) ?? categories.length;
    const category = categories[place]?.name ?? '';
    try {
      known.set(itemId, indexedProduct(row, category, round, texts));
      // A row may change its price but not its words.
      if (forward.put(documentOf(row, longTexts, units, category, locale), rankingFacts(row, place, locale))) changed = true;
    } catch (error) {
      exclude(itemId, error);
    }
  };
  const begin = (next: readonly NamedCategory[]): void => {
    round += 1;
    if (JSON.stringify(next) === JSON.stringify(categories)) return;
    // Every document contains the name of its category.
    categories = next;
    places = placesOf(next);
    forward = makeForwardIndex(language);
    known.clear();
    unindexable.clear();
    changed = true;
  };

  return {
    begin,
    put,
    remove,
    exclude,
    /** The items without a row since the latest `begin`. */
    unseen: (): string[] => [...known, ...unindexable.all].filter(([, one]) => one.round !== round).map(([itemId]) => itemId),
    isChanged: () => changed,
    keepAsPacked: () => void (changed = false),
    forward: () => forward,
    phrases: () => phrasesOf(searched(known.values()), language),
    unindexable: () => unindexable.list(),
    saved: (): SavedProducts => ({ forward: forward.saved(), categories, known, unindexable: unindexable.all, round, changed }),
    freeCaches() {
      forward.freeCaches();
      texts.clear();
    },
  };
}

function placesOf(categories: readonly NamedCategory[]): Map<string, number> {
  return new Map(categories.map(({ id }, place) => [id, place]));
}

function indexedProduct(
  { version, status, kind, brand, fits }: SearchRow,
  category: string,
  round: number,
  texts: TextPool,
): IndexedProduct {
  const isSearched = status === 'active' && !ONLY_BESIDE.has(kind);
  return { version: texts.once(version), round, isSearched, brand: texts.once(brand), category, fits: fits ?? NONE };
}

function* searched(products: Iterable<IndexedProduct>): Iterable<IndexedProduct> {
  for (const one of products) if (one.isSearched) yield one;
}

// Builds the index of each language from the catalogue, in steps short enough that requests hardly wait.
import { setImmediate as breathe } from 'node:timers/promises';
import type { ProductFacts } from '#catalog/rules';
import { textsAfter, type Catalog, type ProductTexts } from '#catalog/server';
import type { Locale } from '#locale/rules';
import type { Queries } from '#platform/db';
import { makeSearchBuilder, type SearchIndex, type SearchLanguage } from '#search/rules';
import { fingerprintOf } from './fingerprint.ts';
import { makePhraseBook, type Phrase } from './phrases.ts';
import { documentOf, rankingFacts } from './search-words.ts';

export interface BuiltSearch {
  readonly search: SearchIndex;
  readonly phrases: readonly Phrase[];
  /** Products in the order of the index's documents, as the catalogue has them now; undefined for one that is gone. */
  products(): readonly (ProductFacts | undefined)[];
}

export interface BuiltIndexes extends Readonly<Record<SearchLanguage, BuiltSearch>> {
  /** What each item said when it was indexed. */
  readonly fingerprints: ReadonlyMap<string, number>;
}

const LANGUAGES: Readonly<Record<SearchLanguage, Locale>> = { en: 'en-US', fr: 'fr-CA' };
const PAGE = 500;
/** The longest that building keeps requests waiting. */
const STEP_MS = 6;

/** Rejects when `ending` is aborted before it is done. */
export async function buildIndexes(db: Queries, catalog: Catalog, ending: AbortSignal): Promise<BuiltIndexes> {
  const step = stepper(ending);
  const fingerprints = new Map<string, number>();
  const en = await buildIndex('en', db, catalog, step, (product, texts) => {
    fingerprints.set(product.itemId, fingerprintOf(product, texts, catalog.categories));
  });
  return { en, fr: await buildIndex('fr', db, catalog, step), fingerprints };
}

type Step = () => Promise<void> | undefined;
type Seen = (product: ProductFacts, texts: ProductTexts) => void;

async function buildIndex(language: SearchLanguage, db: Queries, catalog: Catalog, step: Step, seen?: Seen): Promise<BuiltSearch> {
  const locale = LANGUAGES[language];
  const { categories } = catalog;
  const builder = makeSearchBuilder(
    language,
    categories.all.map(({ id, name }) => ({ id, name: name[locale] })),
  );
  const phrases = makePhraseBook(categories, locale);
  const itemIds: string[] = [];
  for (let page = await textsAfter(db, '', PAGE); page.length > 0; page = await textsAfter(db, page.at(-1)?.itemId ?? '', PAGE)) {
    for (const texts of page) {
      const product = catalog.get(texts.itemId);
      if (product === undefined) continue;
      builder.add(documentOf(product, texts, locale, categories), rankingFacts(product, categories));
      phrases.add(product);
      itemIds.push(texts.itemId);
      seen?.(product, texts);
      await step();
    }
  }
  const packing = builder.finish();
  let packed = packing.next();
  for (; packed.done !== true; packed = packing.next()) await step();
  return { search: packed.value, phrases: phrases.finish(), products: productsIn(catalog, itemIds) };
}

/** Lets requests through whenever building has kept them waiting long enough. */
function stepper(ending: AbortSignal): Step {
  let since = performance.now();
  return () => {
    if (performance.now() - since < STEP_MS) return undefined;
    return breathe().then(() => {
      ending.throwIfAborted();
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

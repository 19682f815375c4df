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

/** The indexes on their way: a search waits for its own language only. */
export interface Building extends Readonly<Record<SearchLanguage, Promise<BuiltSearch>>> {
  /** What each item said when it was indexed, once everything is. */
  readonly fingerprints: Promise<ReadonlyMap<string, number>>;
}

const LANGUAGES: Readonly<Record<SearchLanguage, Locale>> = { en: 'en-US', fr: 'fr-CA' };
const PAGE = 500;
/** The longest that building keeps requests waiting. */
const STEP_MS = 6;

/** Builds one index after the other. They reject when `ending` is aborted before they are done. */
export function buildIndexes(db: Queries, catalog: Catalog, ending: AbortSignal): Building {
  const step = stepper(ending);
  const fingerprints = new Map<string, number>();
  const en = buildIndex('en', db, catalog, step, (product, texts) => {
    fingerprints.set(product.itemId, fingerprintOf(product, texts, catalog.categories));
  });
  const fr = en.then(() => buildIndex('fr', db, catalog, step));
  return { en, fr, fingerprints: fr.then(() => fingerprints) };
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

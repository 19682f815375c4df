// Opens packed indexes for searching: maps each document to the product of the loaded catalogue.
import { setImmediate as breathe } from 'node:timers/promises';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog } from '#goods/catalog/server';
import type { Locale } from '#base/locale/rules';
import { makeSearchIndex, wordAt, type NamedCategory, type SearchIndex } from '#finding/search/rules';
import type { Phrase } from './completions.ts';
import type { PackedReply } from './index-messages.ts';
import type { PerLanguage } from './index-threads.ts';
import { LOCALE_OF_LANGUAGE } from './search-language.ts';

export interface BuiltSearch {
  readonly search: SearchIndex;
  readonly phrases: readonly Phrase[];
  /** `ProductFacts.place` of a document's product; -1 when the catalogue never had it. */
  place(document: number): number;
  /** The current product of a document; undefined when it is gone. */
  product(document: number): ProductFacts | undefined;
}

const NAMES_A_STEP = 1_000;

/** Each language has its own category names. */
export function categoriesPerLanguage({ categories }: Catalog): PerLanguage<readonly NamedCategory[]> {
  const named = (locale: Locale): readonly NamedCategory[] =>
    categories.all.map(({ id, name }) => ({ id, name: name[locale], path: categories.path(id).map((one) => one.id) }));
  return { en: named(LOCALE_OF_LANGUAGE.en), fr: named(LOCALE_OF_LANGUAGE.fr) };
}

/** Opens one index after the other: in parallel, each step would block the thread twice as long. */
export async function openIndexes(
  packed: readonly PackedReply[],
  categories: PerLanguage<readonly NamedCategory[]>,
  catalog: Catalog,
): Promise<Partial<PerLanguage<BuiltSearch>>> {
  const opened: BuiltSearch[] = [];
  for (const answer of packed) opened.push(await openIndex(answer, categories[answer.packed.language], catalog));
  return Object.fromEntries(opened.map((one) => [one.search.index.language, one]));
}

/** Reads the item numbers in small steps and maps each document to its product, once per index. */
async function openIndex({ packed, phrases }: PackedReply, categories: readonly NamedCategory[], catalog: Catalog): Promise<BuiltSearch> {
  const places = new Int32Array(packed.count);
  for (let document = 0; document < packed.count; document += 1) {
    if (document % NAMES_A_STEP === 0) await breathe();
    places[document] = catalog.get(wordAt(packed.itemIds, document))?.place ?? -1;
  }
  await breathe();
  return {
    search: makeSearchIndex(packed, categories),
    phrases,
    place: (document) => places[document] ?? -1,
    product: (document) => catalog.at(places[document] ?? -1),
  };
}

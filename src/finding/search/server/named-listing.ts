// A query that names a category exactly leads to its listing: « surligneurs » opens the surligneurs (CAT-7).
import type { CategoryFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { CategoryCards } from '#finding/listing/server';
import type { Locale } from '#base/locale/rules';
import { phraseKey } from '#finding/search/rules';
import { languageOf } from './search-language.ts';

/** The address of the listing that a query names; only leaf categories, whose page shows all their products. */
export function makeNamedListing(catalog: Catalog, cards: CategoryCards): (query: string, view: CatalogView) => string | null {
  // Cutting every name into words costs more than the rest of a search, so it is done once per catalogue.
  let names: { readonly version: number; readonly of: Map<Locale, ReadonlyMap<string, CategoryFacts>> } = { version: -1, of: new Map() };
  const namesIn = (locale: Locale): ReadonlyMap<string, CategoryFacts> => {
    if (names.version !== catalog.version) names = { version: catalog.version, of: new Map() };
    let byName = names.of.get(locale);
    if (byName === undefined) names.of.set(locale, (byName = leavesByName(catalog.categories, locale)));
    return byName;
  };
  return (query, view) => {
    const wanted = phraseKey(query, languageOf(view.locale));
    const named = wanted === '' ? undefined : namesIn(view.locale).get(wanted);
    return named === undefined || (cards.counts(view).get(named.id) ?? 0) === 0 ? null : cards.crumb(named, view).href;
  };
}

/** Of two categories with one name the first counts. */
function leavesByName({ all, children }: Catalog['categories'], locale: Locale): ReadonlyMap<string, CategoryFacts> {
  const leaves = all.filter(({ id }) => children(id).length === 0);
  return new Map(leaves.toReversed().map((category) => [phraseKey(category.name[locale], languageOf(locale)), category]));
}

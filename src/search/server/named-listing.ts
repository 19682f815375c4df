// Words that name a category outright lead to its listing: who searches « surligneurs » wants the surligneurs (CAT-7).
import type { Catalog, CatalogPresenters, CatalogView } from '#catalog/server';
import { phraseKey } from '#search/rules';

/** The address of the listing that a query names; only categories at the end of the tree, whose page is all products. */
export function makeNamedListing(catalog: Catalog, cards: CatalogPresenters['cards']): (query: string, view: CatalogView) => string | null {
  return (query, view) => {
    const language = view.locale === 'fr-CA' ? 'fr' : 'en';
    const wanted = phraseKey(query, language);
    if (wanted === '') return null;
    const { all, children } = catalog.categories;
    const named = all.find(({ id, name }) => phraseKey(name[view.locale], language) === wanted && children(id).length === 0);
    return named === undefined || (cards.counts(view).get(named.id) ?? 0) === 0 ? null : cards.crumb(named, view).href;
  };
}

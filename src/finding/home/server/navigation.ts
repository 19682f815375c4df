// The departments in the header of every page, cached per site and language.
import type { Static } from 'typebox';
import type { homeContract } from '#finding/home/contract';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { CategoryCards } from '#finding/listing/server';

type Navigation = Static<(typeof homeContract)['GET /api/navigation']['reply']>;

const MOST_KEPT = 16;

export function makeNavigation(catalog: Catalog, cards: CategoryCards): (view: CatalogView) => Navigation {
  const kept = makeRecentlyUsed<Navigation>(MOST_KEPT);
  catalog.onChange(kept.clear);
  // With the short names of the department row.
  const make = (view: CatalogView): Navigation => ({
    departments: cards.children(null, view).map((category) => cards.card(category, view, true)),
  });
  // An account's own menu belongs to its shopper. Addresses depend on the locale, names on the copy language.
  return (view) => (view.shared ? kept.of(`${view.site.id} ${view.paths.home()} ${view.copyLocale}`, () => make(view)) : make(view));
}

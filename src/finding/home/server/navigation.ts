// The shop's menu: departments and their categories. Every page needs it, so it is cached per site and language.
import type { Static } from 'typebox';
import type { homeContract } from '#finding/home/contract';
import type { CategoryFacts } from '#goods/catalog/rules';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { CategoryCards } from '#finding/listing/server';
import { departments } from './home-content.ts';

type Navigation = Static<(typeof homeContract)['GET /api/navigation']['reply']>;

const MOST_KEPT = 16;

export function makeNavigation(catalog: Catalog, cards: CategoryCards): (view: CatalogView) => Navigation {
  const kept = makeRecentlyUsed<Navigation>(MOST_KEPT);
  catalog.onChange(kept.clear);

  const below = (category: CategoryFacts, view: CatalogView) => cards.children(category.id, view).map((child) => cards.crumb(child, view));
  const make = (view: CatalogView): Navigation => ({
    departments: departments(view, cards),
    all: cards
      .children(null, view)
      .map((category) => ({ id: category.id, ...cards.crumb(category, view), children: below(category, view) })),
  });
  // A contract's menu belongs to its shopper. Addresses depend on the locale, names on the copy language.
  return (view) =>
    view.contract === null ? kept.of(`${view.site.id} ${view.paths.home()} ${view.copyLocale}`, () => make(view)) : make(view);
}

// What the home page shows: what a merchant placed first, then what fits the place by itself.
import type { Static } from 'typebox';
import type { HomeContent } from '#catalog/contract';
import { isOnPromo, type ProductFacts } from '#catalog/rules';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { Catalog } from './catalog.ts';
import type { Place } from './catalog-queries.ts';
import type { CatalogView } from './catalog-view.ts';
import type { CategoryCards } from './category-cards.ts';
import type { Compatibility } from './compatibility.ts';
import type { Tiles } from './tile.ts';

const TILES = 10;
const MOST_KEPT = 8;

export interface HomeFacts {
  readonly catalog: Catalog;
  readonly tiles: Tiles;
  readonly cards: CategoryCards;
  readonly compatibility: Compatibility;
}

export function makeHomeContent({ catalog, tiles, cards, compatibility }: HomeFacts) {
  // A place that nobody filled is filled from the whole catalogue: that is looked through once, not once per page.
  const kept = makeRecentlyUsed<readonly ProductFacts[]>(MOST_KEPT);
  catalog.onChange(kept.clear);

  const pick = (place: Place, view: CatalogView, fits: (product: ProductFacts) => boolean): readonly ProductFacts[] => {
    const found = new Set(catalog.placed(place).filter(view.isListed));
    for (const product of catalog.all()) {
      if (found.size >= TILES) break;
      if (fits(product) && view.isListed(product)) found.add(product);
    }
    return [...found].slice(0, TILES);
  };
  const shown = (place: Place, view: CatalogView, fits: (product: ProductFacts) => boolean) => {
    const products = view.contract === null ? kept.of(`${place} ${view.currency}`, () => pick(place, view, fits)) : pick(place, view, fits);
    return products.map((product) => tiles.tile(product, view));
  };

  return async (view: CatalogView): Promise<Static<typeof HomeContent>> => ({
    departments: departments(view, cards),
    // A contract's prices know no sales.
    deals: view.contract === null ? shown('deals', view, (product) => isOnPromo(product, 'sale', view.currency)) : [],
    bestSellers: shown('bestSellers', view, (product) => product.flags.bestSeller),
    printerBrands: (await compatibility.brands()).map(({ brand, models }) => ({ brand, models: [...models] })),
  });
}

/** The departments in which the visit finds anything, by their short names. */
export function departments(view: CatalogView, cards: CategoryCards) {
  return cards.children(null, view).map((category) => cards.card(category, view, true));
}

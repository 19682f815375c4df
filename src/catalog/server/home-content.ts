// What the home page shows: what a merchant placed first, then what fits the place by itself.
import type { Static } from 'typebox';
import type { HomeContent } from '#catalog/contract';
import { isOnPromo, type ProductFacts } from '#catalog/rules';
import type { Catalog } from './catalog.ts';
import type { CatalogView } from './catalog-view.ts';
import type { CategoryCards } from './category-cards.ts';
import type { Compatibility } from './compatibility.ts';
import type { Tiles } from './tile.ts';

const TILES = 10;

export interface HomeFacts {
  readonly catalog: Catalog;
  readonly tiles: Tiles;
  readonly cards: CategoryCards;
  readonly compatibility: Compatibility;
}

export async function homeContent(
  view: CatalogView,
  { catalog, tiles, cards, compatibility }: HomeFacts,
): Promise<Static<typeof HomeContent>> {
  const shown = (placed: readonly ProductFacts[], fits: (product: ProductFacts) => boolean) => {
    const found = new Set(placed.filter(view.isListed));
    for (const product of catalog.all()) {
      if (found.size >= TILES) break;
      if (fits(product) && view.isListed(product)) found.add(product);
    }
    return [...found].slice(0, TILES).map((product) => tiles.tile(product, view));
  };
  return {
    departments: departments(view, cards),
    // A contract's prices know no sales.
    deals: view.contract === null ? shown(catalog.placed('deals'), (product) => isOnPromo(product, 'sale', view.currency)) : [],
    bestSellers: shown(catalog.placed('bestSellers'), (product) => product.flags.bestSeller),
    printerBrands: (await compatibility.brands()).map(({ brand, models }) => ({ brand, models: [...models] })),
  };
}

/** The departments in which the visit finds anything, by their short names. */
export function departments(view: CatalogView, cards: CategoryCards) {
  return cards.children(null, view).map((category) => cards.card(category, view, true));
}

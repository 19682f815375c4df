// Content of the home page: a merchant's placements first, then suitable products.
import type { Static } from 'typebox';
import type { HomeContent } from '#finding/home/contract';
import { isOnPromo, isPhotographs, type ProductFacts } from '#goods/catalog/rules';
import { makeRecentlyUsed } from '#platform/recently-used';
import { productsFor, type Catalog, type CatalogView, type Compatibility, type Place } from '#goods/catalog/server';
import type { CategoryCards } from '#finding/listing/server';
import type { Tiles } from '#finding/tiles/server';

const TILES = 10;
const MOST_PRINTS = 4;
const MOST_KEPT = 200;

export interface HomeFacts {
  readonly catalog: Catalog;
  readonly tiles: Tiles;
  readonly cards: CategoryCards;
  readonly compatibility: Compatibility;
}

export function makeHomeContent({ catalog, tiles, cards, compatibility }: HomeFacts) {
  // Choosing defaults reads the whole catalogue, so the result is cached for everybody who sees the same goods.
  const kept = makeRecentlyUsed<readonly ProductFacts[]>(MOST_KEPT);
  catalog.onChange(kept.clear);

  const chosen = (name: string, view: CatalogView, choose: () => readonly ProductFacts[]): readonly ProductFacts[] =>
    kept.of(`${name} ${view.currency} ${view.goods}`, choose);
  /** A product stands once on the page: those of the rows above are left out. */
  const pick = (place: Place, view: CatalogView, above: readonly ProductFacts[], fits: (product: ProductFacts) => boolean) => {
    const mayShow = (product: ProductFacts): boolean => view.isListed(product) && !above.includes(product);
    const found = new Set(catalog.placed(place).filter(mayShow));
    for (const product of productsFor(view, catalog)) {
      if (found.size >= TILES) break;
      if (fits(product) && mayShow(product)) found.add(product);
    }
    return [...found].slice(0, TILES);
  };
  /** Contract prices have no sales. */
  const deals = (view: CatalogView) =>
    view.contract === null && view.offers.deals
      ? chosen('deals', view, () => pick('deals', view, [], (product) => isOnPromo(product, 'sale', view.currency)))
      : [];
  const bestSellers = (view: CatalogView) =>
    chosen('bestSellers', view, () => pick('bestSellers', view, deals(view), (product) => product.flags.bestSeller));
  /** One product of each kind: four kinds of business cards would look like one. */
  const prints = (view: CatalogView): readonly ProductFacts[] => {
    const above = new Set([...deals(view), ...bestSellers(view)]);
    const found = new Map<string, ProductFacts>();
    for (const product of productsFor(view, catalog)) {
      if (found.size >= MOST_PRINTS) break;
      const thing = drawnAs(product);
      if (product.kind === 'customSku' && !found.has(thing) && !above.has(product) && view.isListed(product)) found.set(thing, product);
    }
    return [...found.values()];
  };
  const tilesOf = (products: readonly ProductFacts[], view: CatalogView) => products.map((product) => tiles.tile(product, view));
  const printsShown = (view: CatalogView): Static<typeof HomeContent>['prints'] => {
    const products = chosen('prints', view, () => prints(view));
    const [first, ...others] = new Set(products.map(({ categoryId }) => categoryId));
    const category = first === undefined || others.length > 0 ? undefined : catalog.categories.get(first);
    return { tiles: tilesOf(products, view), allHref: category === undefined ? null : cards.href(category, view) };
  };

  return async (view: CatalogView): Promise<Static<typeof HomeContent>> => ({
    departments: cards.children(null, view).map((category) => cards.card(category, view)),
    deals: tilesOf(deals(view), view),
    bestSellers: tilesOf(bestSellers(view), view),
    prints: printsShown(view),
    printerBrands: (await compatibility.brands()).map(({ brand, models }) => ({ brand, models: [...models] })),
  });
}

/** Equal for products with the same drawing; a photograph shows only its own product. */
function drawnAs({ itemId, picture }: ProductFacts): string {
  return picture === null || isPhotographs(picture) ? itemId : picture.type;
}

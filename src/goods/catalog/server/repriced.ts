// The catalogue after prices have changed by themselves.
import type { ProductFacts } from '#goods/catalog/rules';
import { regrouped } from './catalog-groups.ts';
import type { CatalogState } from './read-catalog.ts';

/** The state with these prices of some items, and the items that had others. */
export function repriced(state: CatalogState, prices: ReadonlyMap<string, ProductFacts['prices']>, placeOf: (itemId: string) => number) {
  const gone = [...prices].flatMap(([itemId, current]) => {
    const product = state.byPlace[placeOf(itemId)];
    return product === undefined || product.prices === current ? [] : [product];
  });
  if (gone.length === 0) return { state, turned: [] };
  const come = gone.map((product) => ({ ...product, prices: prices.get(product.itemId) ?? {} }));
  const byPlace = [...state.byPlace];
  for (const product of come) byPlace[product.place] = product;
  const groups = regrouped(state.groups, gone, come, state.categories);
  return { state: { ...state, byPlace, groups }, turned: gone.map(({ itemId }) => itemId) };
}

// All departments with their categories, the lists worth a look and one good of each: the flyout, the phone menu and the page of all departments.
import type { Static } from 'typebox';
import type { DepartmentOverview, homeContract } from '#finding/home/contract';
import { isListed, isOnPromo, type CategoryFacts, type ProductFacts, type Promo } from '#goods/catalog/rules';
import { facetValueLabel, type Catalog, type CatalogView } from '#goods/catalog/server';
import type { Currency } from '#base/money/rules';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { CategoryCards } from '#finding/listing/server';
import type { Tiles } from '#finding/tiles/server';

type Overview = Static<typeof DepartmentOverview>;
type Departments = Static<(typeof homeContract)['GET /api/departments']['reply']>;

/** Filters that lead from a department to its most wanted goods. */
const HIGHLIGHTS: readonly Promo[] = ['sale', 'bestSeller'];
/** So many best sellers of a department are looked through for one that is in stock. */
const MOST_CANDIDATES = 12;
const MOST_KEPT = 8;

export interface DepartmentOverviewFacts {
  readonly catalog: Catalog;
  readonly cards: CategoryCards;
  readonly tiles: Tiles;
}

interface Picks {
  readonly counts: ReadonlyMap<Promo, number>;
  readonly candidates: readonly ProductFacts[];
}
const NO_PICKS: Picks = { counts: new Map(), candidates: [] };

export function makeDepartmentOverview({ catalog, cards, tiles }: DepartmentOverviewFacts): (view: CatalogView) => Departments {
  // Reads the whole catalogue, so the result is cached until that changes; a contract narrows it down without reading again.
  const kept = makeRecentlyUsed<ReadonlyMap<string, Picks>>(MOST_KEPT);
  catalog.onChange(kept.clear);
  const picksOf = ({ currency }: CatalogView) => kept.of(currency, () => picksByDepartment(catalog, currency));

  const featured = (candidates: readonly ProductFacts[], view: CatalogView): Overview['featured'] => {
    for (const product of candidates) {
      if (!view.isListed(product) || view.blockOf(product) !== null) continue;
      const tile = tiles.tile(product, view);
      if (tile.canAdd) return { title: tile.title, href: tile.href, image: tile.image.src, pack: tile.pack, price: tile.price };
    }
    return null;
  };
  const highlights = (category: CategoryFacts, { counts }: Picks, view: CatalogView): Overview['highlights'] =>
    HIGHLIGHTS.flatMap((promo) => {
      const count = counts.get(promo) ?? 0;
      // Agreed prices have no sale, and a contract has its own number of goods.
      if (count === 0 || view.contract !== null || (promo === 'sale' && (view.agreed !== null || !view.offers.deals))) return [];
      const name = facetValueLabel('promo', promo, null, catalog.categories, view);
      return [{ name, href: view.paths.category(category.slug[view.locale], category.id, { promo }), count }];
    });

  return (view) => {
    const picks = picksOf(view);
    const shown = cards.children(null, view);
    return {
      departments: shown.map((category) => {
        const own = picks.get(category.id) ?? NO_PICKS;
        return {
          ...cards.card(category, view),
          categories: cards.children(category.id, view).map((child) => cards.crumb(child, view)),
          highlights: highlights(category, own, view),
          featured: featured(own.candidates, view),
        };
      }),
      deals: view.contract === null && view.offers.deals && [...picks.values()].some(({ counts }) => (counts.get('sale') ?? 0) > 0),
    };
  };
}

/** What everybody sees in each department: how many goods are on each promotion, and its best sellers, a merchant's choice first. */
function picksByDepartment(catalog: Catalog, currency: Currency): ReadonlyMap<string, Picks> {
  const picks = new Map<string, { counts: Map<Promo, number>; candidates: ProductFacts[] }>();
  const pickOf = ({ categoryId }: ProductFacts) => {
    const id = catalog.categories.path(categoryId)[0]?.id ?? categoryId;
    const known = picks.get(id) ?? { counts: new Map<Promo, number>(), candidates: [] };
    picks.set(id, known);
    return known;
  };
  const propose = (product: ProductFacts): void => {
    const { candidates } = pickOf(product);
    if (candidates.length < MOST_CANDIDATES && !candidates.includes(product)) candidates.push(product);
  };
  for (const product of catalog.placed('bestSellers')) if (isListed(product, currency)) propose(product);
  for (const product of catalog.all()) {
    if (!isListed(product, currency)) continue;
    const { counts } = pickOf(product);
    for (const promo of HIGHLIGHTS) if (isOnPromo(product, promo, currency)) counts.set(promo, (counts.get(promo) ?? 0) + 1);
    if (product.flags.bestSeller) propose(product);
  }
  return picks;
}

// The items that a scheme proposes for a row, best first; whether the visit may see and buy them is decided later.
import { productsFor, type Catalog, type CatalogView } from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';
import type { Toggles } from '#people/toggles/server';
import type { Visit } from '#platform/visit';
import type { Contracts } from '#goods/pricing/server';
import {
  buyAgain,
  complementsOf,
  isBesideCart,
  mostSimilar,
  type Ordered,
  type PlacementName,
  type Scheme,
  type Sponsorship,
} from '#finding/recommendations/rules';
import type { Recommender } from './recommender.ts';
import type { Sponsorships } from './sponsorships.ts';

export interface RecommendFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly presenters: { readonly tiles: Tiles };
  readonly recommender: Recommender;
  readonly sponsorships: Sponsorships;
  readonly toggles: Pick<Toggles, 'isOn'>;
  /** Items that an owner has ordered with dates, latest first. */
  readonly orderedAt: (ownerId: string) => Promise<readonly Ordered[]>;
}

export interface RowAsked {
  readonly place: PlacementName;
  /** Items that the row relates to. */
  readonly itemIds: readonly string[];
  /** Items that the page shows elsewhere. */
  readonly without?: readonly string[] | undefined;
  /** Items viewed on the device, latest first. */
  readonly viewed: readonly string[];
  /** A lower limit than the placement's. */
  readonly most?: number | undefined;
  /** Only this category and its subcategories. */
  readonly within?: string | undefined;
  /** Only this scheme, if the placement has it. */
  readonly scheme?: string | undefined;
  /** Search words, which may have sponsorships too. */
  readonly query?: string | undefined;
}

/** Most popular products of a category that are compared for similarity. */
const LOOKED_THROUGH = 80;

export async function rowCandidates(
  scheme: Scheme,
  { place, itemIds, viewed, query }: RowAsked,
  visit: Visit,
  view: CatalogView,
  facts: RecommendFacts,
  most: number,
): Promise<readonly string[]> {
  const { catalog, recommender } = facts;
  switch (scheme) {
    case 'alsoBought':
      return recommender.beside(itemIds, most);
    case 'recommendedForYou': {
      const history = [...new Set([...itemIds, ...(await orderedOf(visit, facts)).map(({ itemId }) => itemId), ...viewed])];
      return [...recommender.wantedAfter(history, most), ...recommender.beside(history, most)];
    }
    case 'recentlyPurchased':
      return buyAgain(await orderedOf(visit, facts), visit.now.getTime(), most, recommender.boughtOf);
    case 'considerThese':
      return roundRobin(
        itemIds.map((itemId) => [
          ...(isBesideCart(place) ? (catalog.get(itemId)?.accessories ?? []) : []),
          ...recommender.viewedWith(itemId),
          ...(place === 'product' ? [] : nearTo(itemId, isBesideCart(place), view, facts)),
        ]),
      );
    case 'alternates':
      return roundRobin(itemIds.map((itemId) => catalog.get(itemId)?.alternates ?? []));
    case 'sponsored':
      return paidBeside({ itemIds, query }, view, facts).map(({ itemId }) => itemId);
  }
}

async function orderedOf(visit: Visit, { orderedAt }: RecommendFacts): Promise<readonly Ordered[]> {
  const shopper = await visit.shopper();
  return shopper === null ? [] : orderedAt(shopper.shopperId);
}

const MOST_SIMILAR = 12;

/** Goods of its category: what goes with it beside a cart, elsewhere what is alike. */
function nearTo(itemId: string, besideCart: boolean, view: CatalogView, { catalog }: RecommendFacts): readonly string[] {
  const product = catalog.get(itemId);
  if (product === undefined) return [];
  const near = productsFor(view, catalog, product.categoryId)
    .slice(0, LOOKED_THROUGH)
    .filter((other) => other !== product && view.isListed(other));
  const complements = besideCart ? complementsOf(product, near, MOST_SIMILAR) : [];
  return [...complements, ...mostSimilar(product, near, MOST_SIMILAR)].map((other) => other.itemId);
}

/** Sponsored products that lists of these products' categories, or searches for these words, show today. */
export function paidBeside(
  { itemIds, query = '' }: Pick<RowAsked, 'itemIds' | 'query'>,
  { site }: CatalogView,
  { catalog, sponsorships }: Pick<RecommendFacts, 'catalog' | 'sponsorships'>,
): readonly Sponsorship[] {
  const products = itemIds.flatMap((itemId) => catalog.get(itemId) ?? []);
  const categories = products.flatMap(({ categoryId }) => catalog.categories.path(categoryId).map(({ id }) => id));
  return sponsorships.in({ tenant: site.tenant, categories, query });
}

/** Round-robin: the first of each list, then the second of each. */
function roundRobin(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

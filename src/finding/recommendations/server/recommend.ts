// Fills a placement: uses the first of its schemes that finds enough products which this visit may see and buy.
import type { Static } from 'typebox';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';
import { sayer } from '#base/locale/words';
import type { Visit } from '#platform/visit';
import type { Contracts } from '#goods/pricing/server';
import type { recommendationsContract } from '#finding/recommendations/contract';
import {
  buyAgain,
  LEAST_IN_ROW,
  mostSimilar,
  PLACEMENTS,
  type Ordered,
  type PlacementName,
  type Scheme,
  type Sponsorship,
} from '#finding/recommendations/rules';
import { recommendationsWords } from '#finding/recommendations/words';
import type { Recommender } from './recommender.ts';
import type { Sponsorships } from './sponsorships.ts';

export interface RecommendFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly presenters: { readonly tiles: Tiles };
  readonly recommender: Recommender;
  readonly sponsorships: Sponsorships;
  /** Items that an owner has ordered with dates, latest first. */
  readonly orderedAt: (ownerId: string) => Promise<readonly Ordered[]>;
}

export interface RowAsked {
  readonly place: PlacementName;
  /** Items that the row relates to. */
  readonly itemIds: readonly string[];
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

export interface FoundRow {
  readonly scheme: Scheme;
  readonly products: readonly ProductFacts[];
}

type Row = NonNullable<Static<(typeof recommendationsContract)['GET /api/recommendations/product/:itemId']['reply']>['row']>;

/** Candidates per shown product: some are sold out, not sold here, or in the cart. */
const SPARE = 4;
/** Candidates when only one category counts: most of them are in others. */
const OF_ALL_CATEGORIES = 2_000;
/** Most popular products of a category that are compared for similarity. */
const LOOKED_THROUGH = 200;

/** Null when no scheme finds enough. Reads nothing of the shopper unless a scheme needs it. */
export async function findRow(asked: RowAsked, visit: Visit, view: CatalogView, facts: RecommendFacts): Promise<FoundRow | null> {
  const { count, schemes } = PLACEMENTS[asked.place];
  const most = Math.min(count, asked.most ?? count);
  const known = schemes.filter((scheme) => scheme === asked.scheme);
  for (const scheme of known.length === 0 ? schemes : known) {
    const found = await candidates(scheme, asked, visit, view, facts, asked.within === undefined ? most * SPARE : OF_ALL_CATEGORIES);
    const near = asked.within === undefined ? found : found.filter((itemId) => isWithin(itemId, asked.within ?? '', facts));
    const products = offered(near, new Set(asked.itemIds), view, facts).slice(0, most);
    if (products.length >= (scheme === 'sponsored' ? 1 : Math.min(LEAST_IN_ROW, most))) return { scheme, products };
  }
  return null;
}

const isWithin = (itemId: string, categoryId: string, { catalog }: RecommendFacts): boolean =>
  catalog.categories.path(catalog.get(itemId)?.categoryId ?? '').some(({ id }) => id === categoryId);

/** A row for the shop's own pages. `recId` identifies the response. */
export function shownRow({ scheme, products }: FoundRow, recId: string, view: CatalogView, { presenters }: RecommendFacts): Row {
  const title = sayer(recommendationsWords, view.copyLocale)(scheme);
  return { heading: scheme, title, recId, tiles: products.map((product) => presenters.tiles.tile(product, view)) };
}

async function candidates(
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
      return takenInTurn(
        itemIds.map((itemId) => [...recommender.viewedWith(itemId), ...(place === 'product' ? [] : alike(itemId, view, facts))]),
      );
    case 'alternates':
      return takenInTurn(itemIds.map((itemId) => catalog.get(itemId)?.alternates ?? []));
    case 'sponsored':
      return paidBeside({ itemIds, query }, view, facts).map(({ itemId }) => itemId);
  }
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

async function orderedOf(visit: Visit, { orderedAt }: RecommendFacts): Promise<readonly Ordered[]> {
  const shopper = await visit.shopper();
  return shopper === null ? [] : orderedAt(shopper.shopperId);
}

const MOST_ALIKE = 12;

function alike(itemId: string, view: CatalogView, { catalog }: RecommendFacts): readonly string[] {
  const product = catalog.get(itemId);
  if (product === undefined) return [];
  const near = catalog
    .inCategory(product.categoryId)
    .slice(0, LOOKED_THROUGH)
    .filter((other) => other !== product && view.isListed(other));
  return mostSimilar(product, near, MOST_ALIKE).map((other) => other.itemId);
}

/** Products without duplicates, excluded or unavailable ones; of a variant set only the first stays. */
function offered(
  itemIds: readonly string[],
  without: ReadonlySet<string>,
  view: CatalogView,
  { catalog, presenters }: RecommendFacts,
): readonly ProductFacts[] {
  const sets = new Set([...without].flatMap((itemId) => catalog.get(itemId)?.variantSet ?? []));
  return [...new Set(itemIds)].flatMap((itemId) => {
    const product = catalog.get(itemId);
    if (product === undefined || without.has(itemId) || !view.isListed(product)) return [];
    if (product.variantSet !== null && sets.has(product.variantSet)) return [];
    const tile = presenters.tiles.tile(product, view);
    if (tile.isOutOfStock || tile.restriction !== null || !view.mayBuy(product)) return [];
    if (product.variantSet !== null) sets.add(product.variantSet);
    return [product];
  });
}

/** Round-robin: the first of each list, then the second of each. */
function takenInTurn(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

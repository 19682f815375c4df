// Fills a place of the shop: the first of its schemes that finds enough goods which this visit may see and buy.
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
  /** What an owner has ordered and when, the last first. */
  readonly orderedAt: (ownerId: string) => Promise<readonly Ordered[]>;
}

export interface RowAsked {
  readonly place: PlacementName;
  /** What it is about. */
  readonly itemIds: readonly string[];
  /** What the device looked at, the last first. */
  readonly viewed: readonly string[];
  /** Fewer than the place holds. */
  readonly most?: number | undefined;
  /** Only of this category and those below it. */
  readonly within?: string | undefined;
  /** Only how this scheme finds, where the place knows it. */
  readonly scheme?: string | undefined;
  /** Words that were searched for, which may be paid for too. */
  readonly query?: string | undefined;
}

export interface FoundRow {
  readonly scheme: Scheme;
  readonly products: readonly ProductFacts[];
}

type Row = NonNullable<Static<(typeof recommendationsContract)['GET /api/recommendations/product/:itemId']['reply']>['row']>;

/** Candidates per product that is shown: some are sold out, not sold here, or lie in the cart. */
const SPARE = 4;
/** Candidates where only those of one category are wanted: most of what is found lies in others. */
const OF_ALL_CATEGORIES = 2_000;
/** Goods of a category that are looked through for what is alike, the most wanted of them. */
const LOOKED_THROUGH = 200;

/** Null when no scheme finds enough. Nothing of the shopper is read for a place whose first scheme needs none of it. */
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

/** A row as the shop's own pages draw it. `recId` names the answer. */
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

/** What lists of these products' categories, and searches for these words, show as paid for today: the same places, sold once. */
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

/** Each once; what lies there already, is sold out or may not be seen is left out, and of a set of variants the first stays. */
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

/** The first of each list, then the second of each. */
function takenInTurn(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

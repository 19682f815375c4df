// Fills a placement: uses the first of its schemes that finds enough products which this visit may see and buy.
import type { Static } from 'typebox';
import type { ProductFacts } from '#goods/catalog/rules';
import type { CatalogView } from '#goods/catalog/server';
import { sayer } from '#base/locale/words';
import { GUEST_VISITOR, toggleVisitor, type ToggleVisitor } from '#people/toggles/rules';
import type { Visit } from '#platform/visit';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { complementing, isBesideCart, LEAST_IN_ROW, PLACEMENTS, type Scheme } from '#finding/recommendations/rules';
import { recommendationsWords } from '#finding/recommendations/words';
import { rowCandidates, type RecommendFacts, type RowAsked } from './row-candidates.ts';

export interface FoundRow {
  readonly scheme: Scheme;
  readonly products: readonly ProductFacts[];
}

type Row = NonNullable<Static<(typeof recommendationsContract)['GET /api/recommendations/product/:itemId']['reply']>['row']>;

/** Candidates per shown product: some are sold out, not sold here, or in the cart. */
const SPARE = 4;
/** Candidates when only one category counts: most of them are in others. */
const OF_ALL_CATEGORIES = 2_000;
/** Null when no scheme finds enough, and where the toggle of recommendations is off (USR-7). Reads nothing of the shopper unless a scheme needs it. */
export async function findRow(asked: RowAsked, visit: Visit, view: CatalogView, facts: RecommendFacts): Promise<FoundRow | null> {
  if (!facts.toggles.isOn('recommendations', await visitorOf(asked, visit))) return null;
  const { count, schemes } = PLACEMENTS[asked.place];
  const most = Math.min(count, asked.most ?? count);
  const inCart = asked.itemIds.flatMap((itemId) => facts.catalog.get(itemId) ?? []);
  const known = schemes.filter((scheme) => scheme === asked.scheme);
  for (const scheme of known.length === 0 ? schemes : known) {
    const found = await rowCandidates(scheme, asked, visit, view, facts, asked.within === undefined ? most * SPARE : OF_ALL_CATEGORIES);
    const near = asked.within === undefined ? found : found.filter((itemId) => isWithin(itemId, asked.within ?? '', facts));
    const mayOffer = offered(near, new Set([...asked.itemIds, ...(asked.without ?? [])]), view, facts);
    const products = (isBesideCart(asked.place) ? complementing(mayOffer, inCart) : mayOffer).slice(0, most);
    const least = scheme === 'sponsored' || asked.place === 'again' ? 1 : Math.min(LEAST_IN_ROW, most);
    if (products.length >= least) return { scheme, products };
  }
  return null;
}

/** A product's row is part of the page that everybody gets, so guests' toggle counts for it. */
const visitorOf = async ({ place }: RowAsked, visit: Visit): Promise<ToggleVisitor> =>
  place === 'product' ? GUEST_VISITOR : toggleVisitor(await visit.shopper());

const isWithin = (itemId: string, categoryId: string, { catalog }: RecommendFacts): boolean =>
  catalog.categories.path(catalog.get(itemId)?.categoryId ?? '').some(({ id }) => id === categoryId);

/** A row for the shop's own pages. `recId` identifies the response. */
export function shownRow({ scheme, products }: FoundRow, recId: string, view: CatalogView, { presenters }: RecommendFacts): Row {
  const title = sayer(recommendationsWords, view.copyLocale)(scheme);
  return { heading: scheme, title, recId, tiles: products.map((product) => presenters.tiles.tile(product, view)) };
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
    if (tile.isOutOfStock || tile.restriction !== null || view.blockOf(product) !== null) return [];
    if (product.variantSet !== null) sets.add(product.variantSet);
    return [product];
  });
}

// Answers the catalogue's contract. Everything comes from memory but the long texts of products seldom looked at and a shopper's session.
import type { catalogContract } from '#catalog/contract';
import type { CountedList, ListedIn } from '#listing/contract';
import { isOnPromo, soldIn, type ProductFacts } from '#catalog/rules';
import { LOCALES } from '#locale/rules';
import { isRefusal, refuse, type Refusal } from '#outcome/rules';
import { addressesIn } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { RowsLeftOut } from '#platform/rows-left-out';
import type { Visit } from '#platform/visit';
import type { SponsoredList } from '#recommendations/rules';
import { makeBrands, type Brands } from './brands.ts';
import type { Catalog } from './catalog.ts';
import { catalogView, listedView, ownCatalogView, type CatalogView } from './catalog-view.ts';
import { makeCategoryCards, type CategoryCards } from './category-cards.ts';
import { makeCompatibility, type Compatibility } from './compatibility.ts';
import { makeHomeContent } from './home-content.ts';
import { makeListings, type Listings, type ListingSource, type PaidPlace } from './listings.ts';
import { makeNavigation } from './navigation.ts';
import { ownFilters, ownItems, type OwnFacts } from './own-items.ts';
import { personalTiles } from './personal-tiles.ts';
import { makeProductContents } from './product-contents.ts';
import { productDetail } from './product-detail.ts';
import { tileData, type TileDataFacts } from './tile-data.ts';
import { makeTiles, type TileFacts, type Tiles } from './tile.ts';

export interface CatalogFacts extends Omit<TileDataFacts, 'tiles'>, OwnFacts {
  readonly db: Queries;
  readonly leftOut: RowsLeftOut;
  /** What is paid for to be shown in a list. */
  readonly sponsored: (list: SponsoredList) => readonly PaidPlace[];
  /** The list that a search shows. */
  readonly searched: (query: string, asTyped: boolean, visit: Visit, view: CatalogView) => Promise<ListingSource>;
}

/** What search needs of the catalogue's server: the same tiles, lists and categories. */
export interface CatalogPresenters {
  readonly tiles: Tiles;
  readonly listings: Listings;
  readonly cards: CategoryCards;
  readonly compatibility: Compatibility;
  readonly brands: Brands;
}

export function makePresenters(facts: TileFacts, changed: () => void): CatalogPresenters {
  const tiles = makeTiles(facts);
  return {
    tiles,
    listings: makeListings({ ...facts, tiles }),
    cards: makeCategoryCards(facts),
    compatibility: makeCompatibility(facts.catalog, changed),
    brands: makeBrands(facts.catalog),
  };
}

export function catalogHandlers(facts: CatalogFacts, presenters: CatalogPresenters): Handlers<typeof catalogContract> {
  const { catalog, contracts } = facts;
  const { brands, listings, cards } = presenters;
  const shelf = { catalog, brands };
  const homeContent = makeHomeContent({ catalog, ...presenters });
  const navigation = makeNavigation(catalog, cards);
  const contents = makeProductContents(facts.db, facts.leftOut);
  const countedIn = async ({ q, categoryId, brand, deals, asTyped = false }: CountedList, visit: Visit, view: CatalogView) =>
    q === undefined ? sourceOf({ categoryId, brand, deals }, shelf, view) : facts.searched(q.trim(), asTyped, visit, view);
  return {
    'GET /api/home': async ({ visit }) => homeContent(await catalogView(visit, contracts)),

    'GET /api/navigation': async ({ visit }) => navigation(await catalogView(visit, contracts)),

    'GET /api/category/:id': async ({ params, visit }) => {
      const view = await catalogView(visit, contracts);
      const category = catalog.categories.get(params.id);
      if (category === undefined) return refuse(404, 'NOT_FOUND', view.say('server.noSuchCategory'));
      return {
        id: category.id,
        name: category.name[view.locale],
        slug: category.slug[view.locale],
        intro: category.intro?.[view.locale] ?? null,
        crumbs: cards.crumbs(category.id, view),
        children: cards.children(category.id, view).map((child) => cards.card(child, view)),
        alternateHrefs: addressesIn(LOCALES, (paths, locale) => paths.category(category.slug[locale], category.id)),
      };
    },

    'GET /api/brand/:slug': async ({ params, visit }) => brandHead(brands, params.slug, await catalogView(visit, contracts)),

    'POST /api/listing': async ({ body, visit }) => {
      const view = await listedView(visit, body, contracts);
      const source = sourceOf(body, shelf, view);
      if (isRefusal(source)) return source;
      const paid = facts.sponsored({ tenant: view.site.tenant, categories: pathIds(catalog, body.categoryId), query: '' });
      return listings.page({ ...source, paid }, body, view, body.own?.length ? await ownItems(visit, view, facts) : {});
    },

    'POST /api/listing/own': async ({ body, visit }) => {
      const view = await listedView(visit, body, contracts);
      const source = await countedIn(body, visit, view);
      return isRefusal(source) ? source : listings.countOwn(source, body, view, await ownItems(visit, view, facts));
    },

    'POST /api/listing/pickup': async ({ body, visit }) => {
      const view = await listedView(visit, body, contracts);
      const source = await countedIn(body, visit, view);
      if (isRefusal(source)) return source;
      return { count: listings.countPickup(source, body, view, body.own?.length ? await ownItems(visit, view, facts) : {}) };
    },

    'GET /api/product/:itemId': async ({ params, visit }) => {
      const view = await catalogView(visit, contracts);
      const product = catalog.get(params.itemId);
      if (product === undefined || !view.isShown(product)) return refuse(404, 'NOT_FOUND', view.say('server.noSuchProduct'));
      return productDetail(product, view, { ...facts, ...presenters, contents });
    },

    'POST /ele-lpd/api/productTileProxy/getProductTileData': ({ body, visit }) => tileData(body, visit, { ...facts, ...presenters }),

    'POST /ele-lpd/api/sparxProxy/getProductTileData': ({ body, visit }) => tileData(body, visit, { ...facts, ...presenters }),

    'POST /api/tiles/shown': async ({ body, visit }) => {
      const view = await ownCatalogView(visit, contracts);
      const products = [...new Set(body.itemIds)].flatMap((itemId) => catalog.get(itemId) ?? []).filter(view.isListed);
      return { tiles: products.map((product) => presenters.tiles.tile(product, view)) };
    },

    'POST /api/tiles': async ({ body, visit }) => ({
      tiles: await personalTiles(body, visit, facts),
      own: await ownFilters(visit, await catalogView(visit, contracts), facts),
    }),
  };
}

/** A category and those above it. */
const pathIds = ({ categories }: Catalog, categoryId: string | undefined): readonly string[] =>
  categoryId === undefined ? [] : categories.path(categoryId).map(({ id }) => id);

function brandHead(brands: Brands, named: string, view: CatalogView) {
  const brand = brands.get(named);
  if (brand === undefined || !brand.products.some(view.isShown)) return refuse(404, 'NOT_FOUND', view.say('server.noSuchBrand'));
  const { slug, name, products } = brand;
  const sold = new Set(products.flatMap((product) => soldIn(product, view.site.tenant)));
  const alternateHrefs = addressesIn(
    LOCALES.filter((locale) => sold.has(locale)),
    (paths) => paths.brand(slug),
  );
  return { slug, name, alternateHrefs };
}

interface Shelf {
  readonly catalog: Catalog;
  readonly brands: Brands;
}

type Listed = { readonly [K in keyof ListedIn]: ListedIn[K] | undefined };

function sourceOf({ categoryId, brand, deals = false }: Listed, { catalog, brands }: Shelf, view: CatalogView): ListingSource | Refusal {
  if (categoryId !== undefined && catalog.categories.get(categoryId) === undefined)
    return refuse(404, 'NOT_FOUND', view.say('server.noSuchCategory'));
  const ofBrand = brand === undefined ? undefined : brands.get(brand);
  if (brand !== undefined && !ofBrand?.products.some(view.isShown)) return refuse(404, 'NOT_FOUND', view.say('server.noSuchBrand'));
  const inPlace = (): readonly ProductFacts[] => (categoryId === undefined ? catalog.all() : catalog.inCategory(categoryId));
  // A contract's prices know no sales.
  const isDeal = (product: ProductFacts): boolean => view.contract === null && isOnPromo(product, 'sale', view.currency);
  const isWanted = deals ? (product: ProductFacts) => isDeal(product) && view.isListed(product) : view.isListed;
  const products = (): readonly ProductFacts[] => {
    if (ofBrand === undefined) return inPlace().filter(isWanted);
    const branded = ofBrand.products.filter(isWanted);
    if (categoryId === undefined) return branded;
    const inCategory = new Set(catalog.inCategory(categoryId));
    return branded.filter((product) => inCategory.has(product));
  };
  return {
    key: `${deals ? 'deals' : 'all'} ${categoryId ?? ''} ${brand ?? ''}`,
    within: categoryId ?? null,
    products,
    // One value that everything has is no filter.
    ...(brand !== undefined && { omits: 'brand' }),
  };
}

// Handlers of the listing contract: categories, brands and their products, all from memory.
import { isOnPromo, type ProductFacts } from '#goods/catalog/rules';
import { catalogView, ownItems, productsFor, type Catalog, type CatalogView, type OwnFacts } from '#goods/catalog/server';
import type { CountedList, ListedIn, listingContract } from '#finding/listing/contract';
import { LOCALES } from '#base/locale/rules';
import { shopperMayPickUp } from '#base/shopper/rules';
import { siteOf } from '#base/site/rules';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { addressesIn } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import type { SponsoredList } from '#finding/recommendations/rules';
import type { Brand, Brands } from './brands.ts';
import type { CategoryCards } from './category-cards.ts';
import { listedView } from './listing-catalog-view.ts';
import type { ListingSource } from './labelled-lists.ts';
import type { Listings } from './listings.ts';
import type { PaidPlace } from './sponsored-tiles.ts';

export interface ListingHandlerFacts extends OwnFacts {
  readonly catalog: Catalog;
  /** Sponsored products of a list. */
  readonly sponsored: (list: SponsoredList) => readonly PaidPlace[];
  /** The list of a search's results. */
  readonly searched: (query: string, asTyped: boolean, visit: Visit, view: CatalogView) => Promise<ListingSource>;
  readonly presenters: { readonly listings: Listings; readonly cards: CategoryCards; readonly brands: Brands };
}

export function listingHandlers(facts: ListingHandlerFacts): Handlers<typeof listingContract> {
  const { catalog, contracts } = facts;
  const { brands, listings, cards } = facts.presenters;
  const shelf = { catalog, brands };
  const countedIn = async ({ q, categoryId, brand, deals, asTyped = false }: CountedList, visit: Visit, view: CatalogView) =>
    q === undefined ? sourceOf({ categoryId, brand, deals }, shelf, view) : facts.searched(q.trim(), asTyped, visit, view);
  return {
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

    'GET /api/brands': async ({ visit }) => ({ brands: brandList(brands, await catalogView(visit, contracts)) }),

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
      if (!shopperMayPickUp(await visit.shopper())) return { count: null };
      return { count: listings.countPickup(source, body, view, body.own?.length ? await ownItems(visit, view, facts) : {}) };
    },
  };
}

/** A category and its ancestors. */
const pathIds = ({ categories }: Catalog, categoryId: string | undefined): readonly string[] =>
  categoryId === undefined ? [] : categories.path(categoryId).map(({ id }) => id);

/** The brands of which anything is listed in a view, in the order of its language. */
function brandList(brands: Brands, view: CatalogView) {
  const { compare } = new Intl.Collator(view.locale, { numeric: true });
  return brands
    .all()
    .map((brand) => ({ slug: brand.slug, name: brand.name, count: listedOf(brand, brands, view) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => compare(a.name, b.name));
}

const listedOf = (brand: Brand, brands: Brands, view: CatalogView): number => brands.productsOf(brand, view).filter(view.isListed).length;

function brandHead(brands: Brands, named: string, view: CatalogView) {
  const brand = brands.get(named);
  if (brand === undefined || !isSoldHere(brand, brands, view)) return refuse(404, 'NOT_FOUND', view.say('server.noSuchBrand'));
  const { slug, name, currencies } = brand;
  const alternateHrefs = addressesIn(
    LOCALES.filter((locale) => currencies.has(siteOf(view.site.tenant, locale).currency)),
    (paths) => paths.brand(slug),
  );
  return { slug, name, alternateHrefs };
}

const isSoldHere = (brand: Brand, brands: Brands, view: CatalogView): boolean =>
  view.shared ? brand.currencies.has(view.currency) : brands.productsOf(brand, view).some(view.isShown);

interface Shelf {
  readonly catalog: Catalog;
  readonly brands: Brands;
}

type Listed = { readonly [K in keyof ListedIn]: ListedIn[K] | undefined };

function sourceOf({ categoryId, brand, deals = false }: Listed, { catalog, brands }: Shelf, view: CatalogView): ListingSource | Refusal {
  if (categoryId !== undefined && catalog.categories.get(categoryId) === undefined)
    return refuse(404, 'NOT_FOUND', view.say('server.noSuchCategory'));
  const ofBrand = brand === undefined ? undefined : brands.get(brand);
  if (brand !== undefined && (ofBrand === undefined || !isSoldHere(ofBrand, brands, view)))
    return refuse(404, 'NOT_FOUND', view.say('server.noSuchBrand'));
  // Contract prices have no sales.
  const isDeal = (product: ProductFacts): boolean =>
    view.contract === null && view.offers.deals && isOnPromo(product, 'sale', view.currency);
  const isWanted = deals ? (product: ProductFacts) => isDeal(product) && view.isListed(product) : view.isListed;
  const products = (): readonly ProductFacts[] => {
    const there = ofBrand === undefined ? productsFor(view, catalog, categoryId) : brands.productsOf(ofBrand, view, categoryId);
    return there.filter(isWanted);
  };
  return {
    key: `${deals ? 'deals' : 'all'} ${categoryId ?? ''} ${brand ?? ''}`,
    within: categoryId ?? null,
    products,
    // A facet with the same value for all products is no filter.
    ...(brand !== undefined && { omits: 'brand' }),
  };
}

// Answers the catalogue's contract. Everything comes from memory but a product's long texts and a shopper's session.
import type { catalogContract } from '#catalog/contract';
import { isOnPromo, type ProductFacts } from '#catalog/rules';
import { LOCALES } from '#locale/rules';
import { refuse, type Refusal } from '#outcome/rules';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Contracts } from '#pricing/server';
import { catalogView, type CatalogView } from './catalog-view.ts';
import { makeCategoryCards, type CategoryCards } from './category-cards.ts';
import { makeCompatibility } from './compatibility.ts';
import { makeListings, type Listings, type ListingSource } from './listings.ts';
import { personalTiles } from './personal-tiles.ts';
import { productDetail } from './product-detail.ts';
import { makeTiles, type TileFacts, type Tiles } from './tile.ts';

export interface CatalogFacts extends TileFacts {
  readonly db: Queries;
  readonly contracts: Contracts;
}

/** What search needs of the catalogue's server: the same tiles, lists and categories. */
export interface CatalogPresenters {
  readonly tiles: Tiles;
  readonly listings: Listings;
  readonly cards: CategoryCards;
}

const HOME_TILES = 10;

export function makePresenters(facts: TileFacts): CatalogPresenters {
  const tiles = makeTiles(facts);
  return { tiles, listings: makeListings({ ...facts, tiles }), cards: makeCategoryCards(facts) };
}

export function catalogHandlers(facts: CatalogFacts, { tiles, listings, cards }: CatalogPresenters): Handlers<typeof catalogContract> {
  const { catalog, contracts } = facts;
  const compatibility = makeCompatibility(catalog);

  const departments = (view: CatalogView) => cards.children(null, view).map((category) => cards.card(category, view, true));
  /** What was placed by hand first, then what fits the place by itself. */
  const shown = (placed: readonly ProductFacts[], view: CatalogView, fits: (product: ProductFacts) => boolean) => {
    const found = new Set(placed.filter(view.isListed));
    for (const product of catalog.all()) {
      if (found.size >= HOME_TILES) break;
      if (fits(product) && view.isListed(product)) found.add(product);
    }
    return [...found].slice(0, HOME_TILES).map((product) => tiles.tile(product, view));
  };

  return {
    'GET /api/home': async ({ visit }) => {
      const view = await catalogView(visit, contracts);
      return {
        departments: departments(view),
        deals: view.contract === null ? shown(catalog.placed('deals'), view, (product) => isOnPromo(product, 'sale', view.currency)) : [],
        bestSellers: shown(catalog.placed('bestSellers'), view, (product) => product.flags.bestSeller),
        printerBrands: (await compatibility.brands()).map(({ brand, models }) => ({ brand, models: [...models] })),
      };
    },

    'GET /api/navigation': async ({ visit }) => {
      const view = await catalogView(visit, contracts);
      const all = cards.children(null, view).map((category) => ({ id: category.id, ...cards.crumb(category, view), children: cards.children(category.id, view).map((child) => cards.crumb(child, view)) }));
      return { departments: departments(view), all };
    },

    'GET /api/category/:id': async ({ params, visit }) => {
      const view = await catalogView(visit, contracts);
      const category = catalog.categories.get(params.id);
      if (category === undefined) return refuse(404, 'NOT_FOUND', view.say('noSuchCategory'));
      return {
        id: category.id,
        name: category.name[view.locale],
        slug: category.slug[view.locale],
        intro: category.intro?.[view.locale] ?? null,
        crumbs: cards.crumbs(category.id, view),
        children: cards.children(category.id, view).map((child) => cards.card(child, view)),
        alternateHrefs: Object.fromEntries(LOCALES.map((locale) => [locale, makePaths(locale).category(category.slug[locale], category.id)])),
      };
    },

    'POST /api/listing': async ({ body, visit }) => {
      const view = await catalogView(visit, contracts);
      const source = sourceOf(body.categoryId, body.deals ?? false, view);
      return 'refused' in source ? source : listings.page(source, body, view);
    },

    'GET /api/product/:itemId': async ({ params, visit }) => {
      const view = await catalogView(visit, contracts);
      const product = catalog.get(params.itemId);
      if (product === undefined || !view.isShown(product)) return refuse(404, 'NOT_FOUND', view.say('noSuchProduct'));
      return productDetail(product, view, { ...facts, tiles, cards, compatibility });
    },

    'POST /api/tiles': async ({ body, visit }) => ({ tiles: await personalTiles(body, visit, facts, contracts) }),
  };

  function sourceOf(categoryId: string | undefined, deals: boolean, view: CatalogView): ListingSource | Refusal {
    if (categoryId !== undefined && catalog.categories.get(categoryId) === undefined) return refuse(404, 'NOT_FOUND', view.say('noSuchCategory'));
    const products = (): readonly ProductFacts[] => (categoryId === undefined ? catalog.all() : catalog.inCategory(categoryId));
    const wanted = deals ? (product: ProductFacts) => view.isListed(product) && isOnPromo(product, 'sale', view.currency) : view.isListed;
    return { key: `${deals ? 'deals' : 'all'} ${categoryId ?? ''}`, within: categoryId ?? null, products: () => products().filter(wanted) };
  }
}

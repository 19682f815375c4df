// Handlers of the specification's calls for content.
import type { Static } from 'typebox';
import type { contentPiecesContract } from '#around/content-pieces/contract';
import { SLOTS, slotsIn, type Slot } from '#finding/banners/rules';
import { bannersFor, type ContentSource, type ShownBanner } from '#finding/banners/server';
import type { Listings } from '#finding/listing/server';
import { catalogView, productsFor, type Catalog } from '#goods/catalog/server';
import type { Contracts } from '#goods/pricing/server';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { htmlOf } from './html-of-banner.ts';

export interface ContentCallFacts {
  readonly source: ContentSource;
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly listings: Listings;
}

/** A landing page is asked for by its name. */
const OF_PAGES: readonly Slot[] = SLOTS.filter((slot) => slot !== 'landing');

type Model = Static<(typeof contentPiecesContract)['POST /ele-lpd/api/landingPages/fetchComponentsModel']['reply']>['data'];

export function contentHandlers(facts: ContentCallFacts): Handlers<typeof contentPiecesContract> {
  const { source } = facts;
  return {
    'POST /ele-lpd/api/sparxProxy/getEcommContentData': async ({ body: { slots = OF_PAGES, category }, visit }) => {
      const found = await bannersFor(source, { slots: slotsIn(slots.join()), category }, visit);
      return { data: { content: [...found].map(([slot, banners]) => ({ slot, banners })) } };
    },

    'POST /ele-lpd/api/sparxProxy/fetchHtmlContent': async ({ body, visit }) => {
      const found = await bannersFor(source, { slots: OF_PAGES }, visit);
      const byName = new Map([...found.values()].flat().map((banner) => [banner.id, banner]));
      const named = (name: string): readonly ShownBanner[] => {
        const [slot] = slotsIn(name);
        return slot === undefined ? [byName.get(name)].filter((banner) => banner !== undefined) : (found.get(slot) ?? []);
      };
      return { data: body.banners.map((banner) => ({ banner, html: named(banner).map(htmlOf).join('\n') })) };
    },

    'POST /ele-lpd/api/landingPages/fetchComponentsModel': async ({ body: { page, category }, visit }) => ({
      data: { ...(await pageModel(page, visit, source)), filters: category === undefined ? [] : await filtersOf(category, visit, facts) },
    }),
  };
}

async function pageModel(slug: string | undefined, visit: Visit, source: ContentSource): Promise<Omit<Model, 'filters'>> {
  const found = slug === undefined ? [] : ((await bannersFor(source, { slots: ['landing'], page: slug }, visit)).get('landing') ?? []);
  const [first] = found;
  if (slug === undefined || first === undefined) return { page: null, components: [] };
  const { headline, description } = first;
  return {
    page: { slug, title: headline.replaceAll('\n', ' '), description, href: makePaths(visit.locale).landingPage(slug) },
    components: found.map((banner) => ({ type: banner.layout, ...banner })),
  };
}

/** The filters of a category’s list as the caller finds them; none of an unknown one. */
async function filtersOf(categoryId: string, visit: Visit, { catalog, contracts, listings }: ContentCallFacts): Promise<Model['filters']> {
  if (catalog.categories.get(categoryId) === undefined) return [];
  const view = await catalogView(visit, contracts);
  const products = () => productsFor(view, catalog, categoryId).filter(view.isListed);
  return listings.page({ key: `all ${categoryId} `, within: categoryId, products }, {}, view).facets;
}

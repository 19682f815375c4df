// Handlers of the home page and the menu, from memory.
import { catalogView, ownCatalogView, type Catalog, type Compatibility } from '#goods/catalog/server';
import type { homeContract } from '#finding/home/contract';
import type { CategoryCards } from '#finding/listing/server';
import type { Handlers } from '#platform/contract';
import type { Contracts } from '#goods/pricing/server';
import type { Tiles } from '#finding/tiles/server';
import { makeDepartmentOverview } from './department-overview.ts';
import { makeHomeContent } from './home-content.ts';
import { makeNavigation } from './navigation.ts';

export interface HomeFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly presenters: { readonly tiles: Tiles; readonly cards: CategoryCards; readonly compatibility: Compatibility };
}

export function homeHandlers({ catalog, contracts, presenters }: HomeFacts): Handlers<typeof homeContract> {
  const homeContent = makeHomeContent({ catalog, ...presenters });
  const navigation = makeNavigation(catalog, presenters.cards);
  const overview = makeDepartmentOverview({ catalog, ...presenters });
  return {
    'GET /api/home': async ({ visit }) => homeContent(await catalogView(visit, contracts)),

    'GET /api/navigation': async ({ visit }) => navigation(await catalogView(visit, contracts)),

    'GET /api/departments': async ({ query, visit }) =>
      overview(await (query.prices === 'own' ? ownCatalogView : catalogView)(visit, contracts)),
  };
}

// Handlers of a product's page: from memory, except for long texts of products that were not viewed recently.
import { catalogView, ownCatalogView, makeProductContents } from '#goods/catalog/server';
import type { productPageContract } from '#finding/product-page/contract';
import { refuse } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { RowsLeftOut } from '#platform/rows-left-out';
import type { Contracts } from '#goods/pricing/server';
import type { TileFacts } from '#finding/tiles/server';
import { makeAlternates } from './product-alternates.ts';
import { productDetail, type DetailFacts } from './product-detail.ts';

export interface ProductPageFacts extends TileFacts {
  readonly db: Queries;
  readonly contracts: Contracts;
  /** Records unusable texts. */
  readonly leftOut: RowsLeftOut;
  readonly presenters: Pick<DetailFacts, 'tiles' | 'cards' | 'compatibility'>;
}

export function productPageHandlers(facts: ProductPageFacts): Handlers<typeof productPageContract> {
  const { catalog, contracts, presenters } = facts;
  const contents = makeProductContents(facts.db, facts.leftOut);
  const alternatesOf = makeAlternates(facts);
  return {
    'GET /api/product/:itemId': async ({ params, visit }) => {
      const product = catalog.get(params.itemId);
      // Whether a page offers these goods depends on rights: it is the visitor's own, without JavaScript as well, and is never kept.
      const isByRight = product !== undefined && (product.flags.wholesaler || product.flags.healthCare);
      const view = await (isByRight ? ownCatalogView(visit, contracts) : catalogView(visit, contracts));
      if (product === undefined || !view.isShown(product)) return refuse(404, 'NOT_FOUND', view.say('server.noSuchProduct'));
      return productDetail(product, view, { ...facts, ...presenters, contents, alternatesOf });
    },
  };
}

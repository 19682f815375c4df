// Cartridges with their page yield and cost per page.
import type { Static } from 'typebox';
import type { ProductFacts } from '#goods/catalog/rules';
import { buyerOf, specificationsOf, type CatalogView } from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';
import { formatUnitPrice } from '#base/locale/rules';
import type { Db } from '#platform/db';
import { priceFor } from '#goods/pricing/rules';
import type { printersContract } from '#finding/printers/contract';
import { centsPerPage, pagesIn } from '#finding/printers/rules';

type Cartridges = Static<(typeof printersContract)['GET /api/printers/:model']['reply']>['cartridges'];

export async function withYields(
  products: readonly ProductFacts[],
  view: CatalogView,
  { db, presenters }: { readonly db: Db; readonly presenters: { readonly tiles: Tiles } },
): Promise<Cartridges> {
  const { currency, copyLocale, locale } = view;
  const specs = await specificationsOf(
    products.map(({ itemId }) => itemId),
    locale,
    db,
  );
  return products.map((product) => {
    const pages = product.unitName?.['en-US'] === 'page' ? product.unitCount : pagesIn(specs.get(product.itemId) ?? []);
    const tile = presenters.tiles.tile(product, view);
    const price = tile.price === null ? null : priceFor(buyerOf(view), product);
    const cents = centsPerPage(price?.each ?? null, pages);
    return {
      tile,
      pages,
      perPage: cents === null ? null : view.say('server.perPage', { price: formatUnitPrice(cents, currency, copyLocale) }),
    };
  });
}

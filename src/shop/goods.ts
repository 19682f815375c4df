// The shop's goods in memory, kept up to date: catalogue, stock, prices and pictures.
import { makeReadClaims } from '#buying/orders/server';
import { makeDrawingBook } from '#demo/drawings/server';
import { stockTagsOf, type Catalog } from '#goods/catalog/server';
import { makeSupply } from '#goods/delivery/server';
import { isStocked } from '#goods/inventory/rules';
import { makeInventory } from '#goods/inventory/server';
import { makePictureBook, type Drawn, type PictureBook, type PictureSources } from '#goods/pictures/server';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/db';
import type { PageCache } from '#platform/page-cache';
import type { RowsLeftOut } from '#platform/rows-left-out';
import { makeContracts, NO_OWN_NUMBER } from '#goods/pricing/server';
import { makeCoupons } from '#goods/promotions/server';
import { makeStores } from '#goods/stores/server';
import { makeCertificateBook } from '#goods/tax-exemptions/server';
import { makeRateTables, makeTaxService } from '#goods/tax/server';
import { makeToggles } from '#people/toggles/server';

interface GoodsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly cache: PageCache;
  readonly catalog: Catalog;
  readonly leftOut: RowsLeftOut;
}

export type Goods = Awaited<ReturnType<typeof openGoods>>;

/** Loads catalogue, stock and prices, and keeps them up to date; changes drop cached public pages. */
export async function openGoods({ taxUrl }: Config, { db, clock, cache, catalog, leftOut }: GoodsDeps) {
  const inventory = await makeInventory({
    db,
    clock,
    leftOut,
    isStocked: (itemId) => isStocked(catalog.get(itemId)?.kind ?? 'ordinary'),
    claims: makeReadClaims(db),
  });
  const contracts = await makeContracts({
    db,
    clock,
    leftOut,
    categoriesOf: (id) => catalog.categories.path(id).map((category) => category.id),
  });
  const stores = await makeStores({ db, leftOut });
  const supply = await makeSupply({ db, inventory, stores, leftOut });
  const coupons = await makeCoupons({ db, leftOut });
  const toggles = await makeToggles({ db, leftOut });
  const taxes = taxUrl === undefined ? await makeRateTables({ db, clock, leftOut }) : makeTaxService({ url: taxUrl, clock });
  const certificates = await makeCertificateBook({ db, clock });
  catalog.onChange(cache.clear);
  stores.onChange(cache.clear);
  supply.onChange(cache.clear);
  toggles.onChange(cache.clear);
  coupons.onInstantChange((itemIds) => cache.forget(itemIds));
  contracts.onNewNumbers(() => cache.forget([NO_OWN_NUMBER]));
  inventory.onChange((change) => (change === 'all' ? cache.clear() : cache.forget(stockTagsOf(change, catalog))));
  return {
    catalog,
    inventory,
    contracts,
    stores,
    supply,
    coupons,
    toggles,
    taxes,
    certificates,
    pictures: makePictureBook(makeDrawingBook()),
    leftOut,
  };
}

/** The distinct pictures of the shop's products. */
export function drawnProducts({ catalog, pictures }: { readonly catalog: Catalog; readonly pictures: PictureBook }): Drawn[] {
  const drawn = catalog.all().flatMap(({ picture, categoryId }) => {
    const fallback = catalog.categories.get(categoryId)?.picture ?? null;
    return [pictures.raster(picture, fallback), pictures.raster(picture, fallback, 'fr')];
  });
  return [...new Map(drawn.map((one) => [one.version, one])).values()];
}

export function pictureSource(catalog: Catalog): PictureSources {
  return {
    item: (itemId) => {
      const product = catalog.get(itemId);
      return product && { picture: product.picture, fallback: catalog.categories.get(product.categoryId)?.picture ?? null };
    },
    category: (categoryId) => catalog.categories.get(categoryId),
  };
}

// The parts of `goods`, with their dependencies.
import { join } from 'node:path';
import { customizationPart } from '#goods/customization/part';
import { catalogPart } from '#goods/catalog/part';
import { deliveryPart } from '#goods/delivery/part';
import { inventoryPart } from '#goods/inventory/part';
import { picturesPart } from '#goods/pictures/part';
import { makePictureRasters } from '#goods/pictures/server';
import { pricingPart } from '#goods/pricing/part';
import { promotionsPart } from '#goods/promotions/part';
import { storesPart } from '#goods/stores/part';
import type { MapTiles } from '#goods/stores/contract';
import { taxExemptionsPart } from '#goods/tax-exemptions/part';
import { taxPart } from '#goods/tax/part';
import { keepPreferredStore } from '#people/sessions/server';
import type { Config } from '#platform/config';
import type { Part } from '#platform/part';
import { cardNumberIn } from './card-number-in.ts';
import { drawnProducts, pictureSource } from './goods.ts';
import type { PartsFacts } from './parts-facts.ts';

export function goodsParts({ ground, goods }: PartsFacts): Part[] {
  const { config, db, limits, log } = ground;
  const rasters = makePictureRasters(join(config.dataDir, 'picture-rasters'));
  const pictures = { db, pictures: goods.pictures, rasters, sources: pictureSource(goods.catalog) };
  return [
    catalogPart({ db, catalog: goods.catalog, contracts: goods.contracts }),
    pricingPart(goods.contracts),
    promotionsPart(goods.coupons),
    inventoryPart(goods.inventory),
    storesPart({ ...goods, map: mapOf(config), keepPreferredStore: keepPreferredStore(db), log }),
    deliveryPart(goods.supply),
    taxPart(goods.taxes),
    taxExemptionsPart({ ...ground, certificates: goods.certificates, cardNumberIn: (typed, visit) => cardNumberIn([typed], visit) }),
    picturesPart({ ...pictures, drawnProducts: () => drawnProducts(goods) }),
    customizationPart({ db, limits }),
  ];
}

function mapOf({ mapTiles, mapCredit }: Config): MapTiles | null {
  return mapTiles === undefined ? null : { tiles: mapTiles, credit: mapCredit ?? '' };
}

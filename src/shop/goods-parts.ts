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
import { taxPart } from '#goods/tax/part';
import { keepPreferredStore } from '#people/sessions/server';
import type { Config } from '#platform/config';
import type { Part } from '#platform/part';
import { drawnProducts, pictureSource } from './shelves.ts';
import type { PartsFacts } from './parts-facts.ts';

export function goodsParts({ ground, shelves }: PartsFacts): Part[] {
  const { config, db, limits, log } = ground;
  const rasters = makePictureRasters(join(config.dataDir, 'picture-rasters'));
  const pictures = { db, pictures: shelves.pictures, rasters, sources: pictureSource(shelves.catalog) };
  return [
    catalogPart({ db, catalog: shelves.catalog, contracts: shelves.contracts }),
    pricingPart(shelves.contracts),
    promotionsPart(shelves.coupons),
    inventoryPart(shelves.inventory),
    storesPart({ ...shelves, map: mapOf(config), keepPreferredStore: keepPreferredStore(db), log }),
    deliveryPart(shelves.supply),
    taxPart(shelves.taxes),
    picturesPart({ ...pictures, drawnProducts: () => drawnProducts(shelves) }),
    customizationPart({ db, limits }),
  ];
}

function mapOf({ mapTiles, mapCredit }: Config): MapTiles | null {
  return mapTiles === undefined ? null : { tiles: mapTiles, credit: mapCredit ?? '' };
}

import { customizationContract } from '#goods/customization/contract';
import { customizationHandlers, FORGET_ARTWORK, makeArtworks, serveArtwork } from '#goods/customization/server';
import type { Db } from '#platform/db';
import type { Limits } from '#platform/limits';
import { answers, type Part } from '#platform/part';

export interface CustomizationNeeds {
  readonly db: Db;
  readonly limits: Limits;
}

export function customizationPart({ db, limits }: CustomizationNeeds): Part {
  return {
    calls: [answers(customizationContract, customizationHandlers(makeArtworks(db), limits))],
    serve: (shop) => serveArtwork(shop, db),
    keeps: [{ what: 'uploaded artwork in no cart, list or order', days: 1, since: 'the upload', forget: FORGET_ARTWORK }],
  };
}

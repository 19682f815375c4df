import { customizationContract } from '#goods/customization/contract';
import { customizationHandlers, makeArtworks, serveArtwork } from '#goods/customization/server';
import type { Db } from '#platform/db';
import type { Limits } from '#platform/limits';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export interface CustomizationNeeds {
  readonly db: Db;
  readonly limits: Limits;
}

export function customizationPart({ db, limits }: CustomizationNeeds): Part {
  return {
    calls: [answers(customizationContract, customizationHandlers(makeArtworks(db), limits))],
    serve: (shop) => serveArtwork(shop, db),
    upkeep: (batch, now) => makeArtworks(batch).forgetBefore(daysBefore(now, 1)),
  };
}

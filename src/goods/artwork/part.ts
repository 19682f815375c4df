import { artworkContract } from '#goods/artwork/contract';
import { artworkHandlers, makeArtworks, serveArtwork } from '#goods/artwork/server';
import type { Db } from '#platform/db';
import type { Limits } from '#platform/limits';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export interface ArtworkNeeds {
  readonly db: Db;
  readonly limits: Limits;
}

export function artworkPart({ db, limits }: ArtworkNeeds): Part {
  return {
    calls: [answers(artworkContract, artworkHandlers(makeArtworks(db), limits))],
    serve: (shop) => serveArtwork(shop, db),
    upkeep: (batch, now) => makeArtworks(batch).forgetBefore(daysBefore(now, 1)),
  };
}

import { tilesContract } from '#finding/tiles/contract';
import { tilesHandlers, type TilesHandlerFacts } from '#finding/tiles/server';
import { answers, type Part } from '#platform/part';

export function tilesPart(needs: TilesHandlerFacts): Part {
  return { calls: [answers(tilesContract, tilesHandlers(needs))] };
}

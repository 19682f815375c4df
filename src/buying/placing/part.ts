import { placingContract } from '#buying/placing/contract';
import { placingHandlers, type PlacingNeeds } from '#buying/placing/server';
import { answers, type Part } from '#platform/part';

export function placingPart(needs: PlacingNeeds): Part {
  return { calls: [answers(placingContract, placingHandlers(needs))] };
}

import { homeContract } from '#finding/home/contract';
import { homeHandlers, type HomeFacts } from '#finding/home/server';
import { answers, type Part } from '#platform/part';

export function homePart(needs: HomeFacts): Part {
  return { calls: [answers(homeContract, homeHandlers(needs))] };
}

import { restockContract } from '#buying/restock/contract';
import {
  countAsking,
  makeRestockJob,
  makeRestockLetters,
  restockHandlers,
  restockPersonalData,
  type RestockDeps,
} from '#buying/restock/server';
import type { QueueFacts } from '#platform/jobs';
import { answers, type Part } from '#platform/part';

export function restockPart(deps: RestockDeps): Part {
  return {
    calls: [answers(restockContract, restockHandlers(deps))],
    // Each queue takes its own data; the list of a part does not say which.
    jobs: [makeRestockJob(deps), makeRestockLetters(deps)] as unknown as QueueFacts<never>[],
    personalData: restockPersonalData,
    menuCounts: (visit, shopper) => countAsking(deps.db, visit.site.id, shopper),
  };
}

import { searchContract } from '#finding/search/contract';
import { searchHandlers, type SearchEngine, type SearchFacts, type SearchLog } from '#finding/search/server';
import { answers, type Part } from '#platform/part';

export interface SearchNeeds extends SearchFacts {
  readonly engine: SearchEngine;
  readonly log: SearchLog;
}

export function searchPart(needs: SearchNeeds): Part {
  return {
    calls: [answers(searchContract, searchHandlers(needs))],
    async close() {
      await needs.log.close();
      await needs.answers.close();
      await needs.engine.close();
    },
  };
}

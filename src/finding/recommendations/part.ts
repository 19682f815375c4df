import { recommendationsContract } from '#finding/recommendations/contract';
import {
  recommendationsPersonalData,
  recommendationHandlers,
  type RecommendationFacts,
  type Recommender,
  type RowCount,
  type Sponsorships,
  type ViewCount,
} from '#finding/recommendations/server';
import { answers, type Part } from '#platform/part';

export interface RecommendationsNeeds extends RecommendationFacts {
  readonly recommender: Recommender;
  readonly sponsorships: Sponsorships;
  readonly views: ViewCount;
  readonly rowCount: RowCount;
}

export function recommendationsPart(needs: RecommendationsNeeds): Part {
  return {
    calls: [answers(recommendationsContract, recommendationHandlers(needs))],
    personalData: recommendationsPersonalData,
    async close() {
      for (const service of [needs.sponsorships, needs.views, needs.rowCount, needs.recommender]) await service.close();
    },
  };
}

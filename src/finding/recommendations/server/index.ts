export { importBaskets } from './import-baskets.ts';
export { besideTag, recommendationHandlers, type RecommendationFacts } from './recommendation-handlers.ts';
export { makeRecommender, type Recommender } from './recommender.ts';
export { insertSponsorships, makeSponsorships, type Sponsorships, readSponsorships, writeSponsorships } from './sponsorships.ts';
export { makeRowCount, rowReport } from './row-event-counter.ts';
export { makeViewCount, type ViewCount } from './view-count.ts';
export { writeBaskets, type BoughtBasket } from './write-baskets.ts';
export type { RowCount } from './row-event-counter.ts';
export { recommendationsPersonalData } from './personal-data.ts';

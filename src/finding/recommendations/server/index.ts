export { importBaskets } from './import-baskets.ts';
export { besideTag, recommendationHandlers } from './recommendation-handlers.ts';
export { makeRecommender, type Recommender } from './recommender.ts';
export { insertSponsorships, makeSponsorships, readSponsorships, writeSponsorships } from './sponsorships.ts';
export { makeRowCount, rowReport } from './row-count.ts';
export { makeViewCount, type ViewCount } from './view-count.ts';
export { writeBaskets, type BoughtBasket } from './write-baskets.ts';

export { besideTag, recommendationHandlers } from './recommendation-handlers.ts';
export { makeRecommender, type Recommender } from './recommender.ts';
export { makeViewCount, type ViewCount } from './view-count.ts';
export { writeBaskets, type BoughtBasket } from './write-baskets.ts';

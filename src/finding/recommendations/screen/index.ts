export { RecentlyViewed } from './recently-viewed.tsx';
/** A row of recommendations for a place of the shop, asked for once the page is awake (REC-2). */
export { AddedRecommendations } from './added-recommendations.tsx';
export { RecommendedRow, type RecommendedRowProps } from './recommended-row.tsx';

export { RecentlyViewed } from './recently-viewed.tsx';
/** A row of recommendations for a placement, loaded after hydration (REC-2). */
export { AddedRecommendations } from './added-recommendations.tsx';
export { RecommendedRow, type RecommendedRowProps } from './recommended-row.tsx';

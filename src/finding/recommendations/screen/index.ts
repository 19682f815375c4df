export { RecentlyViewed } from './recently-viewed.tsx';
/** A row of recommendations for a placement, loaded after hydration (REC-2). */
export { AddedRecommendations } from './added-recommendations.tsx';
export { RecommendedRow, RowRail, type RecommendedRowProps } from './recommended-row.tsx';
export { isLoading, useRows, type PersonalRow } from './use-rows.ts';

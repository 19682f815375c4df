export { decideReviews, readDecision, WAITING_COLUMNS, waitingReviews } from './decide-reviews.ts';
export { importReviews, type ImportedReview } from './import-reviews.ts';
export { reviewHandlers, type ReviewFacts } from './review-handlers.ts';
export { makeShownReviews, reviewsTag } from './review-cache.ts';
export type { ShownReviews } from './review-cache.ts';
export { reviewsPersonalData } from './personal-data.ts';

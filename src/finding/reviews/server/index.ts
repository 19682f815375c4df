export { decideReviews, readDecision, WAITING_COLUMNS, waitingReviews } from './decide-reviews.ts';
export { importReviews, type ImportedReview } from './import-reviews.ts';
export { reviewHandlers } from './review-handlers.ts';
export { makeShownReviews, reviewsTag } from './shown-reviews.ts';

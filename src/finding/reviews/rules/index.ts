export { isName, isOfLength, plainParagraphs } from './plain-text.ts';
export { readReview, REVIEW_LIMITS, type ReviewField, type ReviewText } from './read-review.ts';
export { summaryOf, type ReviewSummary } from './review-summary.ts';

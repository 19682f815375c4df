export { isName, isOfLength, plainParagraphs } from './plain-text.ts';
export { readReview, REVIEW_LIMITS, type ReviewField, type ReviewText } from './validate-review.ts';
export { summaryOf, type ReviewSummary } from './review-summary.ts';

import { reviewsContract } from '#finding/reviews/contract';
import { reviewsPersonalData, reviewHandlers, type ReviewFacts, type ShownReviews } from '#finding/reviews/server';
import { answers, type Part } from '#platform/part';

export function reviewsPart(needs: ReviewFacts & { readonly shown: ShownReviews }): Part {
  return { calls: [answers(reviewsContract, reviewHandlers(needs))], personalData: reviewsPersonalData, close: () => needs.shown.close() };
}

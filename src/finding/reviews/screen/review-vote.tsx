// Whether a review is helpful: a plain form.
import { reviewWords } from '#finding/reviews/words';
import { HelpfulVote } from '#ui/kit/helpful-vote';
import { useWords } from '#ui/page/shop';
import type { WordedReview } from './load-product-reviews.ts';

export function ReviewVote({ review: { reviewId, helpful, author } }: { readonly review: WordedReview & { readonly helpful: number } }) {
  const t = useWords(reviewWords);
  return (
    <HelpfulVote
      of={{ name: 'reviewId', value: reviewId }}
      soFar={helpful > 0 ? t('helpfulSo', { n: helpful }) : ''}
      question={t('helpfulAsk')}
      answers={{ yes: t('yes'), no: t('no') }}
      about={t('about', { author })}
    />
  );
}

// The pages of a product's reviews.
import { useSearchParams } from 'react-router';
import { reviewWords } from '#finding/reviews/words';
import { Pager } from '#ui/kit/pager';
import { usePaths, useWords } from '#ui/page/shop';

interface ReviewPagerProps {
  readonly itemId: string;
  readonly page: number;
  readonly pages: number;
}

/** Pages with the chosen filter and order. */
export function ReviewPager({ itemId, page, pages }: ReviewPagerProps) {
  const t = useWords(reviewWords);
  const paths = usePaths();
  const [params] = useSearchParams();
  const addressOf = (to: number): string => {
    const next = new URLSearchParams([...params].filter(([name]) => name === 'stars' || name === 'sort'));
    if (to > 1) next.set('page', String(to));
    return paths.reviews(itemId) + (next.size === 0 ? '' : `?${next}`);
  };
  return (
    <Pager
      page={page}
      pages={pages}
      addressOf={addressOf}
      labels={{ nav: t('pages'), previous: t('previous'), next: t('next'), page: String }}
    />
  );
}

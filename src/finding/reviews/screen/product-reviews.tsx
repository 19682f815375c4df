// Reviews on a product's page: the summary and a few reviews; the others are on a separate page.
import { CachedPart } from '#ui/page/cached-part';
import { LATER } from '#ui/page/later';
import { LinkButton } from '#ui/kit/link-button';
import type { WordedReviews } from './load-product-reviews.ts';
import { ReviewText } from './review-text.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './reviews.module.css';

export const ProductReviews = ({ page }: { readonly page: WordedReviews }) => (
  <CachedPart name="reviews" of={page}>
    <WholeReviews page={page} />
  </CachedPart>
);

function WholeReviews({ page: { title, summary, none, reviews, all, write } }: { readonly page: WordedReviews }) {
  return (
    <section {...LATER} id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{title}</h2>
      <div className={styles.columns}>
        <div className={styles.side}>
          {summary === null ? (
            <p>
              <b>{none[0]}</b> {none[1]}
            </p>
          ) : (
            <ReviewSummary summary={summary} />
          )}
          <LinkButton to={write.href}>{write.text}</LinkButton>
        </div>
        {all !== null && (
          <div className={styles.list}>
            {reviews.map((review) => (
              <ReviewText key={review.reviewId} review={review} level={3} />
            ))}
            <p>
              <LinkButton to={all.href}>{all.text}</LinkButton>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

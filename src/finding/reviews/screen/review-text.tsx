import type { ReactNode } from 'react';
import { Stars } from '#ui/kit/stars';
import type { WordedReview } from './load-product-reviews.ts';
import styles from './reviews.module.css';

export interface ReviewTextProps {
  readonly review: WordedReview;
  readonly level: 2 | 3;
  readonly children?: ReactNode;
}

/** A review's text in its own language; actions are below. */
export function ReviewText({ review: { reviewId, stars, starsLabel, title, body, lang, by }, level, children }: ReviewTextProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article id={`review-${reviewId}`} className={styles.review}>
      <Stars value={stars} label={starsLabel} />
      <Title lang={lang} className={styles.title}>
        {title}
      </Title>
      <p className={styles.by}>{by}</p>
      <p lang={lang} className={styles.body}>
        {body}
      </p>
      {children}
    </article>
  );
}

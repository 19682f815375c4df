import { Meter } from '#ui/kit/meter';
import { Stars } from '#ui/kit/stars';
import type { WordedSummary } from './load-product-reviews.ts';
import styles from './reviews.module.css';

/** The average and the distribution of stars. */
export function ReviewSummary({ summary: { average, averageText, count, bars } }: { readonly summary: WordedSummary }) {
  return (
    <>
      <p className={styles.average}>
        <Stars value={average} text={averageText} label={averageText} />
        <span>{count}</span>
      </p>
      <ul className={styles.bars}>
        {bars.map(({ stars, many, of, label, short }) => (
          <li key={stars}>
            <span aria-hidden="true">{short}</span>
            <Meter value={many} max={of} label={label} valueText={label} tone="star" />
            <span aria-hidden="true">{many}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './stars.module.css';

export type StarsProps = {
  /** 0 to 5. */
  readonly value: number;
  /** Visible text next to the stars: "4.7 (1,844)". */
  readonly text?: ReactNode;
  /** Screen reader text instead: "4.7 out of 5 stars, 1,844 reviews". */
  readonly label: string;
  /** Link to the reviews. */
  readonly to?: string | undefined;
};

/** A rating as stars and number. */
export function Stars({ value, text, label, to }: StarsProps) {
  const content = (
    <>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${Math.min(Math.max(value, 0), 5) * 20}%`} height="100%" />
      </svg>
      {text && <span aria-hidden="true">{text}</span>}
      <span className="sr">{label}</span>
    </>
  );
  if (to === undefined) return <span className={styles.stars}>{content}</span>;
  return (
    <Link to={to} className={styles.stars}>
      {content}
    </Link>
  );
}

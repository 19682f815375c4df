import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './product-card.module.css';

export interface ProductCardProps {
  readonly to: string;
  readonly name: ReactNode;
  readonly picture: ReactNode;
  readonly badges?: ReactNode;
  /** Why this product: one or two sentences. */
  readonly text?: ReactNode;
  readonly rating?: ReactNode;
  readonly price?: ReactNode;
  readonly action?: ReactNode;
  readonly level?: 2 | 3 | undefined;
}

/** A featured product: a large picture next to its features. */
export function ProductCard({ to, name, picture, badges, text, rating, price, action, level = 3 }: ProductCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.media}>{picture}</div>
      <div className={styles.words}>
        {badges && <div className={styles.badges}>{badges}</div>}
        <Heading className={styles.name}>
          <Link to={to}>{name}</Link>
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {rating}
        {price}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}

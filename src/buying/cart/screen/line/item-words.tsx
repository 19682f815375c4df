// How an item is told of, in the cart and saved for later alike: its name, what is small beside it, what is said of it, what can be done.
import type { ReactNode } from 'react';
import { Link } from '#ui/kit/link';
import styles from './item-words.module.css';

export const ItemName = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <h3 className={styles.name}>
    <Link to={to}>{children}</Link>
  </h3>
);

export const ItemMeta = ({ children }: { readonly children: ReactNode }) => <p className={styles.meta}>{children}</p>;

/** `failure`, `warning` or `info`, as messages of the cart say it. */
export const ItemSaid = ({ type, children }: { readonly type: 'failure' | 'warning' | 'info'; readonly children: ReactNode }) => (
  <p className={`${styles.said} ${styles[type]}`}>{children}</p>
);

export const ItemActs = ({ children }: { readonly children: ReactNode }) => <div className={styles.acts}>{children}</div>;

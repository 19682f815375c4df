// The text of an item in the cart and in saved for later: name, details, messages and actions.
import type { ReactNode } from 'react';
import { Link } from '#ui/kit/link';
import styles from './item-text.module.css';

export const ItemName = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <h3 className={styles.name}>
    <Link to={to}>{children}</Link>
  </h3>
);

export const ItemMeta = ({ children }: { readonly children: ReactNode }) => <p className={styles.meta}>{children}</p>;

/** `failure`, `warning` or `info`, like the type of a message. */
export const ItemNotice = ({ type, children }: { readonly type: 'failure' | 'warning' | 'info'; readonly children: ReactNode }) => (
  <p className={`${styles.notice} ${styles[type]}`}>{children}</p>
);

export const ItemActs = ({ children }: { readonly children: ReactNode }) => <div className={styles.acts}>{children}</div>;

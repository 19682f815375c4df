import { Children, type ReactNode } from 'react';
import { unbroken } from '#ui/kit/unbroken';
import styles from './listing-head.module.css';

export interface ListingHeadProps {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** Links to subcategories. */
  readonly children?: ReactNode;
}

/** Title and introduction of a list. */
export const ListingHead = ({ title, intro, children }: ListingHeadProps) => (
  <div className={styles.head}>
    <h1>{unbroken(title)}</h1>
    {intro && <p className={styles.intro}>{intro}</p>}
    {Children.count(children) > 0 && <div className={styles.links}>{children}</div>}
  </div>
);

import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first link of a page: skips the header to the element with this id. */
export const SkipLink = ({ to = 'main', children }: { readonly to?: string; readonly children: ReactNode }) => (
  <a href={`#${to}`} className={styles.skip}>
    {children}
  </a>
);

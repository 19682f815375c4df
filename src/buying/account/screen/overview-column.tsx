import type { ReactNode } from 'react';
import styles from './overview.module.css';

/** A column at the end of the overview. */
export function Column({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.column}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

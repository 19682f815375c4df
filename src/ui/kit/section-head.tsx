import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  readonly title: ReactNode;
  readonly id?: string | undefined;
  /** A sentence under the title. */
  readonly note?: ReactNode;
  /** At the end of the row: a link, the buttons of a carousel. */
  readonly children?: ReactNode;
  /** small: on a page with larger headings. Default: as on the home page. */
  readonly size?: 'small' | undefined;
  readonly className?: string | undefined;
}

/** The heading of a page section. */
export const SectionHead = ({ title, id, note, children, size, className }: SectionHeadProps) => (
  <div className={classNames(styles.head, size && styles[size], className)}>
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children && <div className={styles.end}>{children}</div>}
  </div>
);

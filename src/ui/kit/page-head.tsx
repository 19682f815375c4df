import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  readonly title: ReactNode;
  /** Default: 1, the page's own heading. */
  readonly level?: 1 | 3 | undefined;
  /** What the page is about, in a sentence or two. */
  readonly lead?: ReactNode;
  /** Above the title: the way back. */
  readonly back?: ReactNode;
  /** Under the title: a badge of the state. */
  readonly mark?: ReactNode;
  /** The buttons of the whole page. */
  readonly children?: ReactNode;
}

/** The head of a page that lists or manages something: its title, and its buttons beside it where there is room. */
export const PageHead = ({ title, level = 1, lead, back, mark, children }: PageHeadProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        {back}
        <Heading>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {mark}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
};

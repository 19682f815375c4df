import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One product drawing. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
  /** What is so, in a sentence or two. */
  readonly children?: ReactNode;
  /** One way on (primary) and one other. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** Nothing here yet: what is so, and the way on. */
export function EmptyState({ picture, title, level = 2, children, actions, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

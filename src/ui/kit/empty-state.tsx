import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One product drawing. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
  /** The situation, in a sentence or two. */
  readonly children?: ReactNode;
  /** A primary link and a secondary one. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** Placeholder for empty content, with links to go on. */
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

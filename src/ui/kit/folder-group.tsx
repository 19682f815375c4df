import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './folder-group.module.css';

export type FolderGroupProps = {
  readonly icon?: ReactNode;
  readonly name: ReactNode;
  /** "3 items" */
  readonly count?: ReactNode;
  /** Time and place, in a row under the tab. */
  readonly note?: ReactNode;
  /** At the end of the note row: the link that changes it. */
  readonly action?: ReactNode;
  /** bad: something in here blocks the order. */
  readonly tone?: 'bad' | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A folder: a tab with the group's name, and its rows on a sheet, separated by thin lines. */
export function FolderGroup(props: FolderGroupProps) {
  const { icon, name, count, note, action, tone, level = 2, children, className } = props;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classNames(styles.folder, tone && styles[tone], className)} aria-labelledby={id}>
      <Heading id={id} className={styles.tab}>
        {icon}
        <span>
          {name} {count && <small className={styles.count}>{count}</small>}
        </span>
      </Heading>
      <div className={styles.body}>
        {(note || action) && (
          <div className={styles.note}>
            <span>{note}</span>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

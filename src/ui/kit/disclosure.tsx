import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title' | 'style'> & {
  readonly title: ReactNode;
  /** In small after the title: how many are chosen. */
  readonly note?: ReactNode;
};

/** A part that opens and closes, ruled above; give several the same `name` and only one stays open. */
export const Disclosure = ({ title, note, className, children, ...details }: DisclosureProps) => (
  <details {...details} className={classNames(styles.part, className)}>
    <summary className={styles.summary}>
      <span>
        {title} {note && <small className={styles.note}>{note}</small>}
      </span>
      <ChevronDownIcon />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title' | 'style'> & {
  readonly title: ReactNode;
  /** Small text after the title: the number of selections. */
  readonly note?: ReactNode;
};

/** A collapsible section with a line above; of several with the same `name` only one is open. */
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

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './hint.module.css';

export type HintProps = {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A gray line with an icon: nothing has to be decided. What happened is a {@link Message}. */
export const Hint = ({ icon, children, className }: HintProps) => (
  <p className={classNames(styles.hint, className)}>
    {icon}
    <span>{children}</span>
  </p>
);

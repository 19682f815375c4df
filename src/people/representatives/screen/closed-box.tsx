// What is closed to a representative: a dashed box that says for whom it is open.
import type { ReactNode } from 'react';
import { LockIcon } from '#ui/kit/icons';
import styles from './closed-box.module.css';

export const ClosedBox = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <p className={styles.closed}>
    <LockIcon />
    <span>
      <b>{title}</b> {children}
    </span>
  </p>
);

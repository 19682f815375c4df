// One row of a card: a round icon, what it is, and what can be done.
import type { ReactNode } from 'react';
import styles from './security.module.css';

interface SecurityRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

export function SecurityRow({ icon, title, text, action }: SecurityRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <div className={styles.what}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}

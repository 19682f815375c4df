// One of the shopper's own places in the header: icon, name, a line of detail. On narrower screens only the icon is seen.
import type { ReactNode } from 'react';
import { Link } from '#ui/link';
import styles from './header-action.module.css';

export interface HeaderActionProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly detail?: ReactNode;
  readonly className?: string | undefined;
}

export const HeaderAction = ({ to, icon, name, detail, className }: HeaderActionProps) => (
  <Link to={to} className={`${styles.action} ${className ?? ''}`}>
    {icon}
    <span className={styles.words}>
      <b>{name}</b> {detail && <span>{detail}</span>}
    </span>
  </Link>
);

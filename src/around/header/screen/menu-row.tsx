import type { ReactNode } from 'react';
import type { Icon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import styles from './mobile-menu.module.css';

/** A row of the phone menu with an icon. */
export function MenuRow({ to, Icon: Mark, children }: { readonly to: string; readonly Icon: Icon; readonly children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <span className={styles.mark}>
          <Mark />
        </span>
        {children}
      </Link>
    </li>
  );
}

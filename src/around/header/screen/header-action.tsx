// A shopper's link in the header: icon, name, a line of detail. Narrow screens show only the icon.
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '#ui/kit/link';
import styles from './header-action.module.css';

export interface HeaderActionProps extends Pick<LinkProps, 'onClick' | 'rel' | 'aria-haspopup' | 'aria-busy'> {
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly detail?: ReactNode;
  readonly className?: string | undefined;
}

export const HeaderAction = ({ icon, name, detail, className, ...link }: HeaderActionProps) => (
  <Link {...link} className={`${styles.action} ${className ?? ''}`}>
    {icon}
    <span className={styles.words}>
      <b>{name}</b> {detail && <span>{detail}</span>}
    </span>
  </Link>
);

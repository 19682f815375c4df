// What makes a whole tile one link: its name (or what pressing does), laid over all of it. What else can be pressed lies above.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './tile-link.module.css';

export interface TileLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** action: in the colour of a link; a name unless said otherwise. */
  readonly variant?: 'action' | undefined;
  /** Said instead of what is shown, when that alone would not tell where the link leads. */
  readonly label?: string | undefined;
  /** Three lines at most. */
  readonly short?: boolean | undefined;
}

/** The tile around it is `position: relative`; `--tile-radius` tells its corners. */
export const TileLink = ({ to, variant, label, short, children }: TileLinkProps) => (
  <Link to={to} aria-label={label} className={classNames(styles.link, variant !== 'action' && styles.name, short && styles.short)}>
    {children}
  </Link>
);

// Makes a whole tile clickable: its link covers the tile. Other controls are above it.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './tile-link.module.css';

export interface TileLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** action: in link color. Default: a name. */
  readonly variant?: 'action' | undefined;
  /** Accessible name, when the visible text does not explain the target. */
  readonly label?: string | undefined;
  /** Three lines at most. */
  readonly short?: boolean | undefined;
}

/** The surrounding tile must have `position: relative`; `--tile-radius` sets the corners. */
export const TileLink = ({ to, variant, label, short, children }: TileLinkProps) => (
  <Link to={to} aria-label={label} className={classNames(styles.link, variant !== 'action' && styles.name, short && styles.short)}>
    {children}
  </Link>
);

import type { ReactNode } from 'react';
import { ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';
import styles from './value-tile.module.css';

export interface ValueTileProps {
  readonly icon: ReactNode;
  /** The promise: "30 days to return". */
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Link to the explanation, for the whole tile. */
  readonly to?: string | undefined;
}

/** One promise of the shop. */
export function ValueTile({ icon, title, text, to }: ValueTileProps) {
  const content = (
    <>
      {icon}
      <span>
        <b>{title}</b> {text && <span>{text}</span>}
      </span>
    </>
  );
  if (to === undefined) return <div className={styles.tile}>{content}</div>;
  return (
    <Link to={to} className={styles.tile}>
      {content}
      <ChevronRightIcon />
    </Link>
  );
}

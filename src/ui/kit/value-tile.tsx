import type { ReactNode } from 'react';
import { ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';
import styles from './value-tile.module.css';

export interface ValueTileProps {
  readonly icon: ReactNode;
  /** What the shop promises: "30 days to return". */
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Where it is explained; the whole tile leads there. */
  readonly to?: string | undefined;
}

/** A value proposition: one promise of the shop on one slip. */
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

import type { ReactNode } from 'react';
import styles from './shop-tile.module.css';
import { TileLink } from './tile-link.tsx';

export interface ShopTileProps {
  readonly to: string;
  /** Name of the department: "Standing desks". */
  readonly title: ReactNode;
  readonly picture: ReactNode;
  /** "14 models, from $289.00" */
  readonly note?: ReactNode;
  readonly level?: 2 | 3 | undefined;
}

/** A link to a department: a large picture on manila with its name below. */
export function ShopTile({ to, title, picture, note, level = 3 }: ShopTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.tile}>
      <div className={styles.media}>{picture}</div>
      <Heading className={styles.title}>
        <TileLink to={to}>{title}</TileLink>
      </Heading>
      {note && <p className={styles.note}>{note}</p>}
    </article>
  );
}

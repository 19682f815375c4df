import type { ReactNode } from 'react';
import styles from './shop-tile.module.css';
import { TileLink } from './tile-link.tsx';

export interface ShopTileProps {
  readonly to: string;
  /** What is sold there: "Standing desks". */
  readonly title: ReactNode;
  readonly picture: ReactNode;
  /** "14 models, from $289.00" */
  readonly note?: ReactNode;
  readonly level?: 2 | 3 | undefined;
}

/** A way into a part of the shop: a large picture on manila with its name below, and no price of its own. */
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

// A framed sheet with a band of picture above its words: what an article and a print service have alike.
import type { ReactNode } from 'react';
import styles from './picture-tile.module.css';

export interface PictureTileProps {
  readonly picture?: ReactNode;
  /** Words, with a `TileLink` among them. */
  readonly children: ReactNode;
}

export const PictureTile = ({ picture, children }: PictureTileProps) => (
  <article className={styles.tile}>
    {picture && <div className={styles.media}>{picture}</div>}
    <div className={styles.words}>{children}</div>
  </article>
);

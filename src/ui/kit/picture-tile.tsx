// A framed sheet with a picture above its text: the shared layout of articles and print services.
import type { ReactNode } from 'react';
import styles from './picture-tile.module.css';

export interface PictureTileProps {
  readonly picture?: ReactNode;
  /** Text with a `TileLink`. */
  readonly children: ReactNode;
}

export const PictureTile = ({ picture, children }: PictureTileProps) => (
  <article className={styles.tile}>
    {picture && <div className={styles.media}>{picture}</div>}
    <div className={styles.words}>{children}</div>
  </article>
);

// A product in few words: picture, name, price and one action. Lying in a row of three or four, or upright in a small carousel.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './mini-tile.module.css';
import { TileLink } from './tile-link.tsx';

export interface MiniTileProps {
  readonly to: string;
  /** The whole tile is its link. */
  readonly name: ReactNode;
  readonly picture: ReactNode;
  /** "Ordered Oct 28" */
  readonly note?: ReactNode;
  readonly price?: ReactNode;
  readonly action?: ReactNode;
  /** Picture above the words, for a carousel. */
  readonly upright?: boolean | undefined;
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

export function MiniTile({ to, name, picture, note, price, action, upright, level = 3, className }: MiniTileProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(styles.tile, upright && styles.upright, className)}>
      <div className={styles.media}>{picture}</div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <TileLink to={to} short>
            {name}
          </TileLink>
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {(price || action) && (
        <div className={styles.foot}>
          {price}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
    </article>
  );
}

// A small product tile: picture, name, price and one action. Horizontal in a row of three or four, or vertical in a small carousel.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './mini-tile.module.css';
import { TileLink } from './tile-link.tsx';

export interface MiniTileProps {
  readonly to: string;
  /** Link of the whole tile. */
  readonly name: ReactNode;
  readonly picture: ReactNode;
  /** "Ordered Oct 28" */
  readonly note?: ReactNode;
  readonly price?: ReactNode;
  readonly action?: ReactNode;
  /** Picture above the text, for a carousel. */
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

import type { ReactNode } from 'react';
import { PictureTile } from './picture-tile.tsx';
import styles from './print-tile.module.css';
import { TileLink } from './tile-link.tsx';

export interface PrintTileProps {
  readonly to: string;
  /** "Business cards" */
  readonly name: ReactNode;
  /** The printed product on the desk. */
  readonly picture: ReactNode;
  /** A `Price`. */
  readonly price: ReactNode;
  /** Quantity or duration: "250 cards". */
  readonly note?: ReactNode;
  /** Label of the action: "Start a design". */
  readonly action: ReactNode;
  readonly level?: 2 | 3 | undefined;
}

/** A print service: its texts come first, so the tile leads to customization instead of the cart. */
export function PrintTile({ to, name, picture, price, note, action, level = 3 }: PrintTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <PictureTile picture={picture}>
      <Heading className={styles.name}>{name}</Heading>
      <div className={styles.price}>{price}</div>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.action}>
        <TileLink to={to} variant="action">
          {action}
          <span className="sr"> – {name}</span>
        </TileLink>
      </p>
    </PictureTile>
  );
}

import type { ReactNode } from 'react';
import { PictureTile } from './picture-tile.tsx';
import styles from './print-tile.module.css';
import { TileLink } from './tile-link.tsx';

export interface PrintTileProps {
  readonly to: string;
  /** "Business cards" */
  readonly name: ReactNode;
  /** The printed thing, lying on the desk. */
  readonly picture: ReactNode;
  /** "From $18.00 for 100" */
  readonly price: ReactNode;
  /** "Ready in 3 hours" */
  readonly turnaround?: ReactNode;
  /** What pressing does: "Start a design". */
  readonly action: ReactNode;
  readonly level?: 2 | 3 | undefined;
}

/** Something we print for the shopper: it is designed, not put into the cart, so it shows a starting price and how long it takes. */
export function PrintTile({ to, name, picture, price, turnaround, action, level = 3 }: PrintTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <PictureTile picture={picture}>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.price}>{price}</p>
      {turnaround && <p className={styles.turnaround}>{turnaround}</p>}
      <p className={styles.action}>
        <TileLink to={to} variant="action">
          {action}
          <span className="sr"> – {name}</span>
        </TileLink>
      </p>
    </PictureTile>
  );
}

// A product tile in eight rows that align across the sheet: badges, picture, name, pack, rating, price, promise, action. In a grid of rows it is one
// row across the page with the same parts.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tile.module.css';
import { TileLink } from './tile-link.tsx';

export type TileProps = {
  readonly to: string;
  /** The product name; its link covers the tile. */
  readonly name: ReactNode;
  readonly picture: ReactNode;
  /** At most two. */
  readonly badges?: ReactNode;
  /** A control in the upper right corner: the bookmark. */
  readonly corner?: ReactNode;
  /** "Case of 10 reams, 5,000 sheets" */
  readonly pack?: ReactNode;
  /** Only shown in a row across the page: brand, key specifications. */
  readonly facts?: ReactNode;
  /** Over the foot of the picture, without its own space: facts that arrive later. Hidden while empty. */
  readonly mark?: ReactNode;
  readonly rating?: ReactNode;
  readonly price?: ReactNode;
  readonly promise?: ReactNode;
  /** Button, compare box. */
  readonly foot?: ReactNode;
  /** The label of a sponsored tile, before anything else. */
  readonly sponsored?: string | undefined;
  /** Sold out: the picture fades, the promise lines give the reason. */
  readonly faded?: boolean | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly className?: string | undefined;
};

export function Tile(props: TileProps) {
  const {
    to,
    name,
    picture,
    badges,
    corner,
    pack,
    facts,
    mark,
    rating,
    price,
    promise,
    foot,
    sponsored,
    faded,
    level = 3,
    className,
  } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(styles.tile, faded && styles.faded, sponsored && styles.sponsored, className)}>
      <div className={styles.media}>
        {picture}
        {(sponsored || badges) && (
          <div className={styles.badges}>
            {sponsored && <span className={styles.sponsor}>{sponsored}</span>}
            {badges}
          </div>
        )}
        {mark && <div className={styles.mark}>{mark}</div>}
      </div>
      <Heading className={styles.name}>
        <TileLink to={to} short>
          {name}
        </TileLink>
      </Heading>
      {pack && <p className={styles.pack}>{pack}</p>}
      {facts && <p className={styles.facts}>{facts}</p>}
      {rating && <div className={styles.rating}>{rating}</div>}
      {price && <div className={styles.price}>{price}</div>}
      {promise && <div className={styles.promise}>{promise}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
